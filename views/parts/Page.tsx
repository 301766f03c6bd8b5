import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { t } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';

/** Leads back to where the user came from; undefined when the shell has its own title bar with a back button. */
export const WayBack = createContext<(() => void) | undefined>(undefined);

/** True while the next page loads: nothing on this page can be tapped any more. */
export const Held = createContext(false);

interface PageProps {
  /** The one h1, and the document's title. */
  title: string;
  /** The machine's state, for tests and tools. */
  state?: string;
  /** Adds a back or close button before the title, whatever the shell has. */
  onLeave?: () => void;
  /** Accessible name of that button. */
  leaveLabel?: string;
  leaveIcon?: 'back' | 'close';
  /** After the title: one icon button or a short word. */
  trailing?: ReactNode;
  /** Fixed at the bottom of the screen: the page's actions, usually a ButtonBar. */
  footer?: ReactNode;
  /** After the footer, which scrolls away when this is read: other offers, in an aside that is a `page-main` too. */
  below?: ReactNode;
  children: ReactNode;
}

/**
 * The previous screen had the focus: a screen reader continues at the new title. A ref, because it runs before the effects of a dialog that opens
 * together with the screen and restores the focus to the title.
 */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

/** A screen: title bar, main landmark, footer, and content below. Its children are laid out in one column with even gaps. */
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
  // In the same frame as the screen, not after it.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="page" data-state={state} inert={useContext(Held)}>
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
      </header>
      <main className="page-main">{children}</main>
      {footer && <footer className="page-footer">{footer}</footer>}
      {below}
    </div>
  );
};
