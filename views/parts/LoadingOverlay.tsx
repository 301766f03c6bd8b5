import { createPortal } from 'react-dom';
import { overlay } from './overlay.ts';

interface LoadingOverlayProps {
  text?: string | undefined;
}

export const LoadingOverlay = ({ text }: LoadingOverlayProps) =>
  text
    ? createPortal(
        <output className="loading">
          <span>
            <span className="spinner" />
            {text}
          </span>
        </output>,
        overlay,
      )
    : null;
