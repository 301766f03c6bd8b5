import { createPortal } from 'react-dom';
import { overlay } from './overlay.ts';

interface LoadingOverlayProps {
  /** The current activity, for example 'loading...' (docs/product/calls.md#clients); undefined hides it. */
  text?: string | undefined;
}

/** The loading indicator: over everything, and no touch passes it. */
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
