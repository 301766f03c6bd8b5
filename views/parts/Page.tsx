import { createContext, useContext, type ReactNode } from 'react';
import { t } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';
import { useTitle } from './useTitle.ts';

/** Leads back to where the user came from; undefined when the shell has its own title bar with a back button. */
export const WayBack = createContext<(() => void) | undefined>(undefined);

/** The link to customer service, in every title bar; undefined where that is already open or cannot be. */
export const ToHelp = createContext<ReactNode>(undefined);

/** Nothing on this page can be tapped while the next page loads. */
export const Inert = createContext(false);

interface PageProps {
  title: string;
  state?: string;
  /** Adds a back or close button before the title, whatever the shell has. */
  onLeave?: () => void;
  leaveLabel?: string;
  leaveIcon?: 'back' | 'close';
  trailing?: ReactNode;
  footer?: ReactNode;
  /** After the footer, which scrolls away when this is read. */
  below?: ReactNode;
  children: ReactNode;
}

/** Moves the focus to what is new. A ref, because it has to run before the effects of a dialog that opens together with the screen. */
export function takeFocus(shown: HTMLElement | null): void {
  if (document.activeElement === document.body) shown?.focus({ preventScroll: true });
}

export const Page = ({
  title,
  state,
  onLeave: ownWay,
  leaveLabel = t('back'),
  leaveIcon = 'back',
  trailing,
  footer,
  below,
  children,
}: PageProps) => {
  const wayBack = useContext(WayBack);
  const onLeave = ownWay ?? wayBack;
  useTitle(title);
  return (
    <div className="page" data-state={state} inert={useContext(Inert)}>
      <header className="page-bar">
        {onLeave && (
          <button type="button" className="icon-button" aria-label={leaveLabel} onClick={onLeave}>
            <Icon name={leaveIcon} />
          </button>
        )}
        <h1 ref={takeFocus} className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {trailing}
        {useContext(ToHelp)}
      </header>
      <main className="page-main">{children}</main>
      {footer && <footer className="page-footer">{footer}</footer>}
      {below}
    </div>
  );
};
