import type { EventFrom } from 'xstate';
import { sendToChild, withEvent } from '../screen/actions.ts';
import type { StorageRequest } from '../../services/device/stored.ts';
import type { toasterMachine } from './toaster.ts';
import type { trackerMachine } from './tracker.ts';

type ToasterEvent = EventFrom<typeof toasterMachine>;
type TrackerEvent = EventFrom<typeof trackerMachine>;

export const sendToToaster = sendToChild<ToasterEvent>('toaster');
export const sendToTracker = sendToChild<TrackerEvent>('tracker');
export const sendToStorage = sendToChild<StorageRequest>('storage');

/** For a root's `invoke`. */
export const takesReports = [
  { id: 'toaster', src: 'toaster', systemId: 'toaster' },
  { id: 'tracker', src: 'tracker', systemId: 'tracker' },
  { id: 'storage', src: 'storage' },
] as const;

/** The kit that a root needs for its children `toaster`, `tracker` and `storage`. */
export const reportKit = {
  actions: {
    passToToaster: sendToToaster((_, event: ToasterEvent) => event),
    passToTracker: sendToTracker((_, event: TrackerEvent) => event),
    passToStorage: sendToStorage((_, request: StorageRequest) => request),
    toastRefusal: sendToToaster(() => ({ type: 'toast.requested', message: { key: 'link.refused' } })),
  },
};

/** For a root's `on`. */
export const hearsReports = {
  'toast.requested': { actions: withEvent('passToToaster') },
  'toast.dismissed': { actions: withEvent('passToToaster') },
  'event.tracked': { actions: withEvent('passToTracker') },
  'entry.changed': { actions: withEvent('passToStorage') },
} as const;
