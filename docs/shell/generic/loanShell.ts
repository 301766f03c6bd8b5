/** The shell's end of the generic channel (docs/bridge.md), for hosts written in TypeScript. */

export type Answer =
  | { ok: true; result?: unknown }
  | { ok: false; reason: 'unsupported' | 'cancelled' | 'rejected' };
type Payload = Readonly<Record<string, unknown>>;
/** Returns nothing for an action that only answers when it fails. */
export type Action = (payload: Payload) => Answer | undefined | Promise<Answer | undefined>;
type Event = 'pause' | 'resume' | 'back' | 'session.closed';

export const rejected: Answer = { ok: false, reason: 'rejected' };

/** Shows one of your own pages by its name, such as productDetail, with a query such as productId=7; returns false when there is none. */
export type OpenNative = (page: string, query: string) => boolean;

/** Whether `url` belongs to a page of `origin`. React Native on Android reports the sender of a message without a path. */
export const isPageOf = (origin: string, url: string): boolean => url === origin || url.startsWith(`${origin}/`);

/** The actions that every host has. */
export const pageActions = (openNative: OpenNative, close: () => void) => {
  const native = (to: unknown) => {
    const [page = '', ...query] = String(to).split('?');
    return openNative(page, query.join('?')) ? undefined : rejected;
  };
  // In this order: a navigator closes the page on top, which would be the one that was just opened.
  const leave = (page: string): Action => () => {
    close();
    openNative(page, '');
    return undefined;
  };
  return {
    navigate: ({ to }) => native(to),
    goPage: ({ page }) => native(page),
    goHome: leave('home'),
    goMine: leave('mine'),
    goLogin: leave('login'),
    closeWebView: () => void close() as undefined,
  } satisfies Record<string, Action>;
};

const backLimit = 400;

/** `send` passes a text to the page. Only pages of `origin` are heard. */
export const createShell = (
  origin: string,
  send: (text: string) => unknown,
  actions: Readonly<Record<string, Action>>,
) => {
  let isReady = false;
  let isPaused = false;
  let isSessionClosed = false;
  let backAnswered: ((handled: boolean) => void) | undefined;

  const say = (message: object) => send(JSON.stringify({ v: 1, ...message }));
  const tell = (event: Event) => {
    if (isReady) say({ event, payload: {} });
  };
  /** Another page: it never answers an earlier back, which then does nothing. */
  const forgetBack = () => backAnswered?.(true);
  const answer = async (id: string, name: string, payload: Payload) => {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (name === 'capabilities')
      return say({ id, ok: true, result: { actions: [...Object.keys(actions), name] } });
    if (!action) return say({ id, ok: false, reason: 'unsupported' });
    const ended = await Promise.resolve(payload).then(action).catch(() => rejected);
    if (ended) say({ id, ...ended });
  };

  return {
    /** Another document is loading: until its `ready` nothing reaches it. */
    pageStarted: () => {
      isReady = false;
      forgetBack();
    },
    /** Takes a text of the page at `url`; ignores everything that is no message of version 1. */
    hear: (text: unknown, url: string): void => {
      if (!isPageOf(origin, url)) return;
      let message: Record<string, unknown>;
      try {
        message = Object(JSON.parse(String(text)));
      } catch {
        return;
      }
      const { v, id, event, action, payload } = message;
      if (v !== 1) return;
      if (event === 'ready') {
        isReady = true;
        forgetBack();
        if (isPaused) tell('pause');
        if (isSessionClosed) tell('session.closed');
      } else if (event === 'back.handled') backAnswered?.(Object(payload).handled === true);
      else if (typeof id === 'string' && typeof action === 'string') void answer(id, action, Object(payload));
    },
    /** The page is notified in pairs, however often the platform repeats it. */
    setPaused: (now: boolean) => {
      if (now === isPaused) return;
      isPaused = now;
      // To the page, resume after the end of a session means that the borrower has logged in again.
      if (now || !isSessionClosed) tell(now ? 'pause' : 'resume');
    },
    /** The session of the page's address has ended: the page then removes what it stored. */
    setSessionClosed: (now: boolean) => {
      if (now && !isSessionClosed) tell('session.closed');
      isSessionClosed = now;
    },
    /** Asks the page to handle back; resolves with whether it did. One press at a time. */
    back: (): Promise<boolean> => {
      if (!isReady) return Promise.resolve(false);
      if (backAnswered) return Promise.resolve(true);
      return new Promise<boolean>((resolve) => {
        const timer = setTimeout(() => end(false), backLimit);
        const end = (handled: boolean) => {
          clearTimeout(timer);
          if (backAnswered === end) backAnswered = undefined;
          resolve(handled);
        };
        backAnswered = end;
        tell('back');
      });
    },
  };
};

/** The same over the generic channel: `run` runs a script in the page. */
export const createLoanShell = (
  origin: string,
  run: (script: string) => unknown,
  actions: Readonly<Record<string, Action>>,
) =>
  // Encoded twice, so that no part of a message can run as a script.
  createShell(origin, (text) => run(`window.loanShellReceive?.(${JSON.stringify(text)});true;`), actions);
