import type { Target, NetworkConditions } from './network.ts';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import type { Ending } from './phone/phone.ts';
import type { StorageMood } from './phone/storage.ts';

/** When a page ends around an irreversible request; the kill test of the built app has the same (tests/kill). */
export const moments = [
  'at the tap',
  'before the request',
  'request out',
  'answer received',
  'before the result is drawn',
  'result drawn',
] as const;
export type Moment = (typeof moments)[number];

/** The page of a request of this kind ended at that moment. */
export interface Kill {
  kind: RequestKind;
  at: Moment;
}

export const deviceMoods = [
  'says that it is offline',
  'says that it is online',
  'says whether it is online',
  'never copies or shares',
  'has no canvas',
  'loses its canvas',
] as const;
type DeviceMood = (typeof deviceMoods)[number];

const lenderEvents = {
  'a day passes': 'A day passes for the order.',
  'the code is paid': 'The newest code is paid.',
  'the offer ends': 'The lender ends the offer.',
  'lists no card': 'The lender lists no bank card any more.',
  'sends a status that nobody knows': 'The lender sends a status that nobody knows.',
  restarts: "The lender's process starts again.",
  releases: 'A newer release replaces the files of the app.',
};
export type LenderEvent = keyof typeof lenderEvents;

/** In place of a case's name: the first that the screen offers. */
export const anyCase = 'any';

/** One event of a session. It is skipped where it is impossible. */
export type Step =
  | { by: 'person'; machine: string; event: string; case: string; times: number; tabs?: 2 }
  /** The condition of the next call: of irreversible ones, or of all. */
  | { by: 'weather'; next: NetworkConditions; to: Target }
  | { by: 'time'; ms: number }
  | { by: 'sleep'; ms: number }
  | { by: 'clock'; ms: number }
  | {
      by: 'shell';
      does:
        | 'back'
        | 'pause'
        | 'resume'
        | 'logs in another'
        | 'logs in another here'
        | 'logs out'
        | 'opens another order';
    }
  | { by: 'browser'; does: 'back' | 'forward' }
  | { by: 'connection'; does: 'goes' | 'comes' | 'loses the next chunk' }
  /** At once, or at this moment of the next irreversible request. */
  | { by: 'storage'; mood: StorageMood | 'cleared'; at?: Moment }
  /** A second one has the link, a copy of the tab in front, or the link of another login. */
  | { by: 'tab'; does: 'opens' | 'is copied' | 'opens another login' | 'turns' }
  /** What the device says or does, whatever is true. */
  | { by: 'device'; does: DeviceMood }
  /** The phone sleeps until two minutes before midnight in Manila, and is used over it. */
  | { by: 'midnight' }
  /** The page ends at once, or after this many more messages leave or reach it. */
  | { by: 'end'; how: Ending; after: number }
  /** The page ends at this moment of its next irreversible request, or of its next one of this kind. */
  | { by: 'killed'; at: Moment; how: Ending; kind?: RequestKind }
  | { by: 'lender'; does: LenderEvent };

const duration = (ms: number) => {
  const seconds = Math.abs(ms) / 1000;
  if (seconds >= 172_800) return `${Math.round(seconds / 86_400)} days`;
  if (seconds >= 3600) return `${Math.round(seconds / 3600)} h`;
  return seconds >= 1 ? `${Math.round(seconds)} s` : `${Math.abs(ms)} ms`;
};

const ends = {
  reload: 'The page is reloaded',
  kill: 'The WebView is killed, and opened where it was',
  link: 'The page is closed, and opened by its link',
};

/** A step as a sentence; `says` describes a user's step. */
export const sentence = (step: Step, says = ''): string => {
  switch (step.by) {
    case 'person':
      return `The person ${says || `does '${step.event}'${step.case && ` (${step.case})`}`}${step.times > 1 ? ', twice' : ''}${step.tabs ? ', in both tabs at once' : ''}.`;
    case 'weather':
      return `The next ${step.to === 'any call' ? 'call' : 'call that cannot be undone'} meets: ${step.next}.`;
    case 'time':
      return `${duration(step.ms)} pass.`;
    case 'sleep':
      return `The phone sleeps for ${duration(step.ms)}.`;
    case 'clock':
      return `The phone's clock is set ${step.ms < 0 ? 'back' : 'forward'} by ${duration(step.ms)}.`;
    case 'shell':
      return {
        back: 'The back button of the phone is pressed.',
        pause: 'The page is hidden.',
        resume: 'The page is shown again.',
        'logs in another': 'The phone changes hands: another borrower is logged in.',
        'logs in another here': 'The shell loads the link of another borrower in the same WebView.',
        'opens another order': 'The shell loads the link of another order in the same WebView.',
        'logs out': 'The person logs out elsewhere: the session has ended.',
      }[step.does];
    case 'browser':
      return `The browser goes ${step.does}.`;
    case 'connection':
      return {
        goes: 'The connection breaks.',
        comes: 'The connection is back.',
        'loses the next chunk': 'The next chunk does not arrive.',
      }[step.does];
    case 'storage':
      return `${step.at ? `At the next irreversible request (${step.at}): ` : ''}${
        {
          fine: 'The storage keeps again.',
          full: 'The storage is full.',
          'database full': 'The database is full.',
          'database silent': 'The database does not answer in time.',
          'database stuck': 'The database does not answer at all.',
          closed: 'The storage is closed.',
          locked: 'The database is locked for 2 s.',
          cleared: 'Somebody clears the storage.',
        }[step.mood]
      }`;
    case 'device':
      return `The device ${step.does}.`;
    case 'midnight':
      return 'It becomes midnight in Manila.';
    case 'tab':
      return {
        opens: 'The link is opened in a second tab.',
        'is copied': 'The tab is copied.',
        'opens another login': 'The link of another borrower is opened in a second tab.',
        turns: 'The person turns to the other tab.',
      }[step.does];
    case 'end':
      return `${ends[step.how]}${step.after > 0 ? `, in the middle of things (after ${step.after} more)` : ''}.`;
    case 'killed':
      return `${ends[step.how]}, at the next ${step.kind ?? 'irreversible request'}: ${step.at}.`;
    case 'lender':
      return lenderEvents[step.does];
  }
};
