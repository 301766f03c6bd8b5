import { type ActorRefFrom, type AnyActorRef, fromTransition } from 'xstate';

/** Who speaks, and to whom. */
interface SessionState {
  /** Where the API is: a path or an https address without a slash at its end. */
  apiBase: string;
  /** The page's query, with or without its question mark: session, device and market stand in it. */
  search: string;
  /** Sent with every call besides its own. */
  headers?: Record<string, string>;
}

/** The page's address now names this session: a link of the lender's may name another one. */
type SessionEvent = { type: 'session.named'; search: string };

const name = (session: SessionState, { search }: SessionEvent): SessionState => ({ ...session, search });

/** Who speaks: a long-lived child of the root (`systemId: 'session'`), so that no module holds the state of a visit. */
export const sessionActor = fromTransition(name, ({ input }: { input: SessionState }) => input);

/** What a call is told of who speaks. */
export interface Session {
  apiBase: string;
  /** The parameters of the page's address. */
  page: URLSearchParams;
  /** Sent with every call besides its own. */
  headers: Record<string, string>;
}

/** The session of an actor system. Throws when its root has none. */
export const sessionOf = (system: AnyActorRef['system']): Session => {
  // The system hands its actors out without their types.
  const actor = system.get('session') as ActorRefFrom<typeof sessionActor> | undefined;
  if (!actor) throw new Error("The actor system has no 'session'");
  const { apiBase, search, headers = {} } = actor.getSnapshot().context;
  return { apiBase, page: new URLSearchParams(search), headers };
};
