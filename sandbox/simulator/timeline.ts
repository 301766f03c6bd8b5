import type { Entry } from '../entries.ts';
import type { PhoneMessage } from './usePhone.ts';

/** The backend, the bridge, or a state of the app. */
export type Side = 'backend' | 'bridge' | 'state';

export interface Reached {
  id: number;
  time: number;
  path: string;
  state: string;
}

export interface Moved {
  key: string;
  side: Side;
  time: number;
  title: string;
  mark: string;
  /** A contract violation, a failed call or an exception. */
  isBad: boolean;
  details: object;
}

const headline = (entry: Entry): string => {
  switch (entry.kind) {
    case 'call':
      return `${entry.method} ${entry.path}`;
    case 'violation':
      return `Contract broken: ${entry.path}`;
    case 'tracked':
      return `Tracked: module ${entry.moduleId}, position ${entry.positionId}`;
    case 'sms':
      return `SMS to ${entry.phone}: ${entry.code}`;
    case 'order':
      return `Order ${entry.orderId}: ${entry.message}`;
    case 'report':
      return `Exception: ${entry.report.error.name} at ${entry.report.error.place}`;
  }
};

const verdict = (entry: Entry): string => {
  if (entry.kind !== 'call') return entry.kind;
  const { status, code } = entry.answer;
  return status === 200 || status === 0
    ? `${code === 'true' || code === '' ? 'ok' : code}${entry.replayed ? ' again' : ''}`
    : String(status);
};

/** A picture or a document has a status, and no code. */
const isFine = ({ status, code }: { status: number; code: string }) =>
  code === '' ? status === 200 : ['true', '0', '00'].includes(code);

const isBad = (entry: Entry) =>
  entry.kind === 'violation' || entry.kind === 'report' || (entry.kind === 'call' && !isFine(entry.answer));

const ofBackend = (entry: Entry): Moved => ({
  key: `backend ${entry.id}`,
  side: 'backend',
  time: entry.time,
  title: headline(entry),
  mark: verdict(entry),
  isBad: isBad(entry),
  details: entry,
});

const ofBridge = ({ id, time, name, payload, direction }: PhoneMessage): Moved => ({
  key: `bridge ${id}`,
  side: 'bridge',
  time,
  title: `${direction === 'toShell' ? '→' : '←'} ${name}`,
  mark: Object.values(payload).map(String).join(' ').slice(0, 24),
  isBad: false,
  details: payload,
});

const ofState = ({ id, time, path, state }: Reached): Moved => ({
  key: `state ${id}`,
  side: 'state',
  time,
  title: state,
  mark: path.replace(/\?.*/, ''),
  isBad: ['crashed', 'failed', 'refused'].includes(state),
  details: { path, state },
});

export const timelineOf = (
  entries: readonly Entry[],
  heard: readonly PhoneMessage[],
  reached: readonly Reached[],
): Moved[] =>
  [...entries.map(ofBackend), ...heard.map(ofBridge), ...reached.map(ofState)].toSorted(
    (one, other) => other.time - one.time,
  );

const clock = (time: number) => new Date(time).toISOString().slice(11, 23);

/** For bug reports: the address that restores the state, then the events, oldest first. */
export const reportOf = (address: string, timeline: readonly Moved[]): string =>
  [
    address,
    '',
    ...timeline
      .slice(0, 60)
      .toReversed()
      .map(({ time, side, title, mark, isBad: bad }) =>
        [clock(time), side.padEnd(7), bad ? '!' : ' ', title, mark].join(' ').trimEnd(),
      ),
    '',
  ].join('\n');
