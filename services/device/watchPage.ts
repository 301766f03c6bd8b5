import { type CallbackLogicFunction, fromCallback } from 'xstate';

export interface PageMessage {
  type: 'page.resumed';
}

const listen: CallbackLogicFunction<{ type: 'ignored' }, PageMessage> = ({ sendBack }) => {
  const { document } = window;
  const changed = ({ persisted }: Partial<PageTransitionEvent>) => {
    // Showing a page that was just loaded is no return.
    if (!document.hidden && persisted !== false) sendBack({ type: 'page.resumed' });
  };
  document.addEventListener('visibilitychange', changed);
  // From the back/forward cache.
  window.addEventListener('pageshow', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
    window.removeEventListener('pageshow', changed);
  };
};

/** Notifies its root each time the user returns to the page. */
export const watchPage = fromCallback(listen);
