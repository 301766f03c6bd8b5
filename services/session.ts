import { type ActorRef, type ActorRefFrom, type AnyActorRef, fromTransition, type Snapshot } from 'xstate';
import { clockBy, type CompanyClock, offsetIn } from './clock.ts';
import { speaking, traceHeaders } from './http/request.ts';

/** HTTP status of an answer that knows no such session: whatever was asked, the person has to log in first. */
export const sessionEnded = 401;

/** The event for the root then. */
export interface SessionEnded {
  type: 'session.ended';
}

/** The event for the root when the phone's clock is far off, sent once. */
interface ClockDiffered {
  type: 'toast.requested';
  message: { key: 'clock.off' };
  duration: number;
}

/** Milliseconds by which a phone's clock may differ before the borrower is warned. */
const tolerated = 600_000;

/** Milliseconds that the notice stays. */
const noticeTime = 8_000;

/** The user's session, and the backend's origin. */
interface SessionState {
  /** Where the API is: a path or an https address without a slash at its end. */
  apiBase: string;
  /** The page's query, with or without its question mark: session, device and market are in it. */
  search: string;
  /** The language of the page: 'spec' unless given. */
  language?: string;
  /** Sent with every call besides its own. */
  headers?: Record<string, string>;
  /** Codes of refusals that mean 'the server failed', besides 500 to 599. */
  unclearCodes?: readonly string[];
  /** Whether each call carries a `traceparent`. */
  isTraced?: boolean;
  /** Called when the session has ended; absent where no login is needed. */
  root?: ActorRef<Snapshot<unknown>, SessionEnded | ClockDiffered>;
  /** The borrower was informed that the phone's clock is off. */
  isClockReported?: boolean;
}

interface ClockedSession extends SessionState {
  clock: CompanyClock;
}

type SessionEvent =
  /** The page's address now names this session: a link of the backend's may name another one. */
  | { type: 'session.named'; search: string }
  /** A response said what time it is. */
  | { type: 'time.received'; offset: number };

const isFarOff = (offset: number) => Math.abs(offset) > tolerated;

const next = (session: ClockedSession, event: SessionEvent): ClockedSession => {
  if (event.type === 'session.named') return { ...session, search: event.search };
  const { offset } = event;
  return {
    ...session,
    clock: clockBy(offset),
    isClockReported: session.isClockReported || isFarOff(offset),
  };
};

/** The session and the backend's time: a long-lived child of the root (`systemId: 'session'`), so that no module holds the state of a visit. */
export const sessionActor = fromTransition(next, ({ input }: { input: SessionState }) => ({
  ...input,
  clock: clockBy(),
}));

/** What a call knows of its session. */
export interface Session {
  apiBase: string;
  /** The parameters of the page's address, and the language that it is in. */
  page: URLSearchParams;
  /** Sent with every call besides its own. */
  headers: Record<string, string>;
  unclearCodes: readonly string[];
  end: () => void;
  /** Takes the time from the `Date` header of a response. */
  tellTime: (date: string | null) => void;
}

/** The session of an actor system. Throws when its root has none. */
export const sessionOf = (system: AnyActorRef['system']): Session => {
  // `system.get` is untyped.
  const actor = system.get('session') as ActorRefFrom<typeof sessionActor> | undefined;
  if (!actor) throw new Error("The actor system has no 'session'");
  const {
    apiBase,
    search,
    language = 'spec',
    headers = {},
    unclearCodes = [],
    isTraced,
    root,
  } = actor.getSnapshot().context;
  return {
    apiBase,
    page: speaking(new URLSearchParams(search), language),
    get headers() {
      return { ...headers, ...(isTraced && traceHeaders()) };
    },
    unclearCodes,
    end: () => root?.send({ type: 'session.ended' }),
    tellTime: (date) => {
      const offset = offsetIn(date);
      if (offset === undefined) return;
      const { isClockReported } = actor.getSnapshot().context;
      actor.send({ type: 'time.received', offset });
      if (isFarOff(offset) && !isClockReported)
        root?.send({ type: 'toast.requested', message: { key: 'clock.off' }, duration: noticeTime });
    },
  };
};
