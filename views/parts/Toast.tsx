import { createPortal } from 'react-dom';
import { langOf } from '../wording/wording.ts';
import { overlay } from './overlay.ts';

interface ToastProps {
  text?: string | undefined;
  /** Only heard, because the page shows it. */
  isOnPage?: boolean | undefined;
}

/** A short message on top of everything, including dialogs, announced politely. Keep it mounted: screen readers announce changes. */
export const Toast = ({ text, isOnPage }: ToastProps) =>
  createPortal(
    <output className={isOnPage ? 'sr-only' : 'toast'} lang={langOf(text)}>
      {text}
    </output>,
    overlay,
  );
