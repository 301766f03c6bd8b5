import type { ReactNode } from 'react';
import type { createRoot } from 'react-dom/client';
import { overlay, placeOverlay } from '../parts/overlay.ts';
import { Boundary } from './Boundary.tsx';

/** React looks for a node that a browser's translation or an extension has moved or replaced. */
const isForeignDom = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/**
 * Renders `content` into `container`. If the DOM was changed by something else, it is rendered once more into a fresh element, where nothing is
 * translated again; nothing is lost, because every state is in the machines. Any other exception, and a second one, goes to `caught`.
 */
export function mount(
  createRootIn: typeof createRoot,
  container: Element,
  content: ReactNode,
  caught: (error: unknown) => void,
): void {
  let isFresh = false;
  const draw = (into: Element) => {
    const failed = (error: unknown) => {
      if (!isForeignDom(error)) return caught(error);
      // React reports both halves of a broken update to the same root.
      if (!into.isConnected) return;
      if (isFresh) return caught(error);
      isFresh = true;
      const fresh = into.cloneNode(false) as Element;
      fresh.setAttribute('translate', 'no');
      into.replaceWith(fresh);
      // Not while React is still updating.
      queueMicrotask(() => {
        overlay.replaceChildren();
        // It may have been in a dialog of the old page.
        placeOverlay();
        draw(fresh);
      });
    };
    // After an error the boundary draws nothing into the old element.
    createRootIn(into, { onCaughtError: failed, onUncaughtError: failed }).render(
      <Boundary>{content}</Boundary>,
    );
  };
  draw(container);
}
