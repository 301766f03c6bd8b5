import { type AnyActorRef, type CallbackLogicFunction, fromCallback } from 'xstate';

/** What calls prove: any response a connection, a failed attempt that there is none. */
export type CallNoted = { type: 'call.answered' } | { type: 'call.failed' };

/** What the device says, which proves nothing: Android WebViews exist that are 'offline' for good, and a captive portal is 'online'. */
export type DeviceNoted = { type: 'device.disconnected' } | { type: 'device.connected' };

/** The connection is back, or may be: what failed for want of one is tried again. */
export interface ConnectionRestored {
  type: 'connection.restored';
}

const listen: CallbackLogicFunction<{ type: 'ignored' }, DeviceNoted> = ({ sendBack }) => {
  const offline = () => sendBack({ type: 'device.disconnected' });
  const online = () => sendBack({ type: 'device.connected' });
  if (navigator.onLine === false) offline();
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
};

/** Notifies its parent when the device says that it is offline or online. */
export const watchDevice = fromCallback(listen);

/** Notifies the connection of the actor system, if it has one. */
export function recordCall(system: AnyActorRef['system'], noted: CallNoted): void {
  // `system.get` is untyped.
  (system.get('connection') as AnyActorRef | undefined)?.send(noted);
}
