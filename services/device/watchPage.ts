import { type CallbackLogicFunction, fromCallback } from 'xstate';

/** What a root that speaks with no shell is told: the person is back on the page. */
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

/** Tells its root each time that the person is back on the page. */
export const watchPage = fromCallback(listen);
