import {
  type ActorRef,
  type ActorRefFrom,
  type AnyActorRef,
  fromCallback,
  fromTransition,
  type Snapshot,
} from 'xstate';
import { type Family, openEnvelope } from '../http/envelope.ts';
import { withLanguage, traceHeaders } from '../http/request.ts';
import {
  clockAfter,
  clockBy,
  type ClockCorrected,
  type CompanyClock,
  drift,
  type ResponseTime,
  momentOf,
  timeOf,
} from './clock.ts';
import { recordCall } from './connection.ts';

/** HTTP status for an unknown session: the user has to log in first, whatever the call. */
const sessionEnded = 401;

export interface SessionEnded {
  type: 'session.ended';
}

/** Reports to the root, once, that the phone's clock is far off. */
interface ClockDiffered {
  type: 'toast.requested';
  message: { key: 'clock.off' };
  duration: number;
}

const noticeTime = 8_000;

/** The same event as from the shell: a response shows that the phone slept, or that its clock was set, and not every shell reports that. */
interface Resumed {
  type: 'shell.resumed';
}

/** A screen may show a day by a clock that was wrong, also under an open dialog, where it is not loaded again. */
interface DayCorrected {
  type: 'day.changed';
}

interface SessionState {
  /** URL of the API: a path or an https URL without a trailing slash. */
  apiBase: string;
  /** The path under which the app is served; default '/'. */
  basePath?: string;
  /** The page's query, with or without its question mark, with session, device and market. */
  search: string;
  /** The language of the page; default 'spec'. */
  language?: string;
  headers?: Record<string, string>;
  unclearCodes?: readonly string[];
  isTraced?: boolean;
  /** Notified when the session has ended; absent if no login is needed. */
  root?: ActorRef<Snapshot<unknown>, SessionEnded | ClockDiffered | ClockCorrected | Resumed | DayCorrected>;
  isClockReported?: boolean;
}

interface ClockedSession extends SessionState {
  clock: CompanyClock;
  /** The time by the last response. */
  heard?: ResponseTime;
}

type SessionEvent =
  /** The page's URL now has this session: a link of the backend may have another one. */
  { type: 'session.named'; search: string } | { type: 'time.received'; moment: number };

const next = (session: ClockedSession, event: SessionEvent): ClockedSession => {
  if (event.type === 'session.named') return { ...session, search: event.search };
  const { isPhoneWrong, ...time } = clockAfter(session.clock, session.heard, event.moment);
  return { ...session, ...time, isClockReported: session.isClockReported || isPhoneWrong };
};

/** The session and the backend's time: a long-lived child of the root (`systemId: 'session'`), so that no module has per-visit state. */
export const sessionActor = fromTransition(next, ({ input }: { input: SessionState }) => ({
  ...input,
  clock: clockBy(),
}));

interface Answered {
  status: number;
  headers: { get: (name: string) => string | null };
  /** Of a response that has an envelope. */
  body?: string | undefined;
  family?: Family | undefined;
}

export interface Session {
  apiBase: string;
  basePath: string;
  /** The parameters of the page's URL, and its language. */
  page: URLSearchParams;
  headers: Record<string, string>;
  unclearCodes: readonly string[];
  /** Notes what any response proves: a connection; with 401, that the session has ended; with an envelope that can be read, the company's time. */
  recordResponse: (response: Answered) => void;
  /** Notes that a call had no response. */
  recordFailure: () => void;
}

const reportCorrection = (system: AnyActorRef['system']): void => {
  // `system.get` is untyped.
  const calendar = system.get('calendar') as ActorRef<Snapshot<unknown>, ClockCorrected> | undefined;
  calendar?.send({ type: 'clock.corrected' });
};

/** The session's actor of an actor system. Throws when its root has none. */
function sessionActorOf(system: AnyActorRef['system']): ActorRefFrom<typeof sessionActor> {
  // `system.get` is untyped.
  const actor = system.get('session') as ActorRefFrom<typeof sessionActor> | undefined;
  if (!actor) throw new Error("The actor system has no 'session'");
  return actor;
}

/** The session of an actor system. Throws when its root has none. */
export function sessionOf(system: AnyActorRef['system']): Session {
  const actor = sessionActorOf(system);
  const {
    apiBase,
    basePath = '/',
    search,
    language = 'spec',
    headers = {},
    unclearCodes = [],
    isTraced,
    root,
  } = actor.getSnapshot().context;
  const recordTime = (moment: number) => {
    const { isClockReported } = actor.getSnapshot().context;
    const { earliest, latest, isLost } = timeOf(system);
    actor.send({ type: 'time.received', moment });
    reportCorrection(system);
    if (isLost || earliest < latest) {
      root?.send({ type: 'shell.resumed' });
      root?.send({ type: 'day.changed' });
    } else if (Math.abs(timeOf(system).latest - latest) > drift) root?.send({ type: 'clock.corrected' });
    if (!isClockReported && actor.getSnapshot().context.isClockReported)
      root?.send({ type: 'toast.requested', message: { key: 'clock.off' }, duration: noticeTime });
  };
  return {
    apiBase,
    basePath,
    page: withLanguage(new URLSearchParams(search), language),
    get headers() {
      return { ...headers, ...(isTraced && traceHeaders()) };
    },
    unclearCodes,
    recordResponse: (response) => {
      recordCall(system, { type: 'call.answered' });
      if (response.status === sessionEnded) root?.send({ type: 'session.ended' });
      const { family, body = '' } = response;
      const moment = family && openEnvelope(family, body) ? momentOf(response.headers) : undefined;
      if (moment !== undefined) recordTime(moment);
    },
    recordFailure: () => recordCall(system, { type: 'call.failed' }),
  };
}

/** Calls `listener` at each change of the session, until the returned function is called. */
export function onSessionChange(system: AnyActorRef['system'], listener: () => void): () => void {
  return sessionActorOf(system).subscribe(listener).unsubscribe;
}

/** Reports each change of the session to its parent. */
export const watchSession = fromCallback<{ type: 'session.changed' }>(({ sendBack, system }) =>
  onSessionChange(system, () => sendBack({ type: 'session.changed' })),
);
