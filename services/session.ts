import { type ActorRef, type ActorRefFrom, type AnyActorRef, fromTransition, type Snapshot } from 'xstate';
import { speaking } from './http/request.ts';

/** HTTP status of an answer that knows no such session: whatever was asked, the person has to log in first. */
export const sessionEnded = 401;

/** What the root is told then. */
export interface SessionEnded {
  type: 'session.ended';
}

/** Who speaks, and to whom. */
interface SessionState {
  /** Where the API is: a path or an https address without a slash at its end. */
  apiBase: string;
  /** The page's query, with or without its question mark: session, device and market stand in it. */
  search: string;
  /** The language of the page: 'spec' unless given. */
  language?: string;
  /** Sent with every call besides its own. */
  headers?: Record<string, string>;
  /** Codes of refusals that mean 'the server failed', besides 500 to 599. */
  unclearCodes?: readonly string[];
  /** Who is told that the session has ended; nobody, where nobody has to be logged in. */
  root?: ActorRef<Snapshot<unknown>, SessionEnded>;
}

/** The page's address now names this session: a link of the lender's may name another one. */
type SessionEvent = { type: 'session.named'; search: string };

const name = (session: SessionState, { search }: SessionEvent): SessionState => ({ ...session, search });

/** Who speaks: a long-lived child of the root (`systemId: 'session'`), so that no module holds the state of a visit. */
export const sessionActor = fromTransition(name, ({ input }: { input: SessionState }) => input);

/** What a call is told of who speaks. */
export interface Session {
  apiBase: string;
  /** The parameters of the page's address, and the language that it is in. */
  page: URLSearchParams;
  /** Sent with every call besides its own. */
  headers: Record<string, string>;
  unclearCodes: readonly string[];
  /** Tells the root that an answer said that the session has ended. */
  end: () => void;
}

/** The session of an actor system. Throws when its root has none. */
export const sessionOf = (system: AnyActorRef['system']): Session => {
  // The system hands its actors out without their types.
  const actor = system.get('session') as ActorRefFrom<typeof sessionActor> | undefined;
  if (!actor) throw new Error("The actor system has no 'session'");
  const {
    apiBase,
    search,
    language = 'spec',
    headers = {},
    unclearCodes = [],
    root,
  } = actor.getSnapshot().context;
  return {
    apiBase,
    page: speaking(new URLSearchParams(search), language),
    headers,
    unclearCodes,
    end: () => root?.send({ type: 'session.ended' }),
  };
};
