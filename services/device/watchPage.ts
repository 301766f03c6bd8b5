import { type CallbackLogicFunction, fromCallback } from 'xstate';

/** The event for a root without a shell: the user has returned to the page. */
export interface PageMessage {
  type: 'page.resumed';
}

const listen: CallbackLogicFunction<{ type: 'ignored' }, PageMessage> = ({ sendBack }) => {
  const { document } = window;
  const changed = () => {
    if (!document.hidden) sendBack({ type: 'page.resumed' });
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Notifies its root each time the user returns to the page. */
export const watchPage = fromCallback(listen);
