import { createPortal } from 'react-dom';
import { langOf } from '../wording/wording.ts';
import { overlay } from './overlay.ts';

interface ToastProps {
  /** The text to show; undefined hides it. */
  text?: string | undefined;
}

/** A short message over everything, dialogs too, announced politely. Keep it mounted: screen readers hear changes. */
export const Toast = ({ text }: ToastProps) =>
  createPortal(
    <output className="toast" lang={langOf(text)}>
      {text}
    </output>,
    overlay,
  );
