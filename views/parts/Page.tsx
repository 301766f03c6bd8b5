import { createContext, useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';

/** Leads back to where the person came from; there is none where the shell draws a title bar of its own, which has a back button. */
export const WayBack = createContext<(() => void) | undefined>(undefined);

interface PageProps {
  /** The one h1, and the document's title. */
  title: string;
  /** The machine's state, for whoever looks at the page from outside (README.md). */
  state?: string;
  /** Puts a back button, or a close button, before the title, whatever the shell has. */
  onLeave?: () => void;
  /** Accessible name of that button. */
  leaveLabel?: string;
  leaveIcon?: 'back' | 'close';
  /** After the title: one icon button or a short word. */
  trailing?: ReactNode;
  /** Stays at the bottom of the screen: the page's actions, usually a ButtonBar. */
  footer?: ReactNode;
  /** After the footer, which leaves with the page when this is read: other offers, in an aside that is a `page-main` too. */
  below?: ReactNode;
  children: ReactNode;
}

/** A screen: title bar, main landmark, footer, and what is below. Its children are laid out in one column with even gaps. */
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
  const heading = useRef<HTMLHeadingElement>(null);
  // Together with what is on show, not after it.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // The screen before took the focus with it: a screen reader goes on at the new one's title.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page" data-state={state}>
      <header className="page-bar">
        {onLeave && (
          <button type="button" className="icon-button" aria-label={leaveLabel} onClick={onLeave}>
            <Icon name={leaveIcon} />
          </button>
        )}
        <h1 ref={heading} className="page-title" tabIndex={-1}>
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
