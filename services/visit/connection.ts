import { type CallbackLogicFunction, fromCallback } from 'xstate';

export type ConnectionEvent = { type: 'connection.lost' } | { type: 'connection.restored' };

const listen: CallbackLogicFunction<{ type: 'ignored' }, ConnectionEvent> = ({ sendBack }) => {
  const lost = () => sendBack({ type: 'connection.lost' });
  const restored = () => sendBack({ type: 'connection.restored' });
  if (navigator.onLine === false) lost();
  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
};

/** Notifies its parent when the device goes offline or online. */
export const watchConnection = fromCallback(listen);
