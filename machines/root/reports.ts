import type { EventFrom } from 'xstate';
import { forwardKit, forwardsTo, sendToChild } from '../screen/actions.ts';
import type { MessageKey } from '../screen/message.ts';
import type { StorageRequest } from '../../services/device/stored.ts';
import type { toasterMachine } from './toaster.ts';
import type { trackerMachine } from './tracker.ts';

type ToasterEvent = EventFrom<typeof toasterMachine>;
type TrackerEvent = EventFrom<typeof trackerMachine>;

export const sendToToaster = sendToChild<ToasterEvent>('toaster');
export const sendToTracker = sendToChild<TrackerEvent>('tracker');
export const sendToStorage = sendToChild<StorageRequest>('storage');
const toToaster = forwardsTo(sendToToaster);
export const toStorage = forwardsTo(sendToStorage);

/** For a root's `invoke`. */
export const reportActors = [
  { id: 'toaster', src: 'toaster', systemId: 'toaster' },
  { id: 'tracker', src: 'tracker', systemId: 'tracker' },
  { id: 'storage', src: 'storage' },
] as const;

/** A root's own toast. Needs `reportKit`. */
export function toasts<const Key extends MessageKey>(key: Key) {
  return { type: 'toast', params: { key } } as const;
}

/** The kit that a root needs for its children `toaster`, `tracker` and `storage`. */
export const reportKit = {
  actions: {
    ...forwardKit.actions,
    toast: sendToToaster((_, { key }: { key: MessageKey }) => ({
      type: 'toast.requested',
      message: { key },
    })),
  },
};

/** For a root's `on`. */
export const reportEvents = {
  'toast.requested': { actions: toToaster },
  'toast.dismissed': { actions: toToaster },
  'event.tracked': { actions: forwardsTo(sendToTracker) },
  'entry.changed': { actions: toStorage },
} as const;
