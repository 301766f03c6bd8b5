import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';
import { t } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';

/** Leads back to where the person came from; there is none where the shell draws a title bar of its own, which has a back button. */
export const WayBack = createContext<(() => void) | undefined>(undefined);

/** The page stays on show until the next one is there: nothing of it can be tapped any more. */
export const Held = createContext(false);

interface PageProps {
  /** The one h1, and the document's title. */
  title: string;
  /** The machine's state, for tests and tools. */
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

/**
 * The previous screen took the focus with it: a screen reader continues at the title of the new one. A ref, because it runs before the effects of
 * a dialog that opens together with the screen and gives the focus back to the title.
 */
const takeFocus = (heading: HTMLHeadingElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

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
  // Together with what is on show, not after it.
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
