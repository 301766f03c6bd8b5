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

export const Page = ({ title, state, trailing, footer, below, children }: PageProps) => {
  const wayBack = useContext(WayBack);
  useTitle(title);
  return (
    <div className="page" data-state={state} inert={useContext(Inert)}>
      <header className="page-bar">
        {wayBack && (
          <button type="button" className="icon-button" aria-label={t('back')} onClick={wayBack}>
            <Icon name="back" />
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
