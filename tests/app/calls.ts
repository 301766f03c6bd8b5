import type { APIResponse, CDPSession, Page, Request, Route } from 'playwright';

/** What tests answer. The app's own files are loaded normally, because intercepting them disables the browser's caches: twice the cost of a visit. */
const kinds = ['Document', 'Fetch', 'XHR', 'Image', 'Ping'] as const;

type Pattern = Parameters<Page['route']>[0];
type Handler = (route: Route, request: Request) => unknown;

interface Watched {
  pattern: Pattern;
  handler: Handler;
  left: number;
}

interface Paused {
  requestId: string;
  resourceType: string;
  request: { url: string; method: string; headers: Record<string, string>; postData?: string };
}

const toRegExp = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(/[.?+^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
      .replaceAll(/\{([^}]*)\}/g, (_, ways: string) => `(${ways.replaceAll(',', '|')})`)}$`,
  );

const isMeant = (pattern: Pattern, url: string): boolean => {
  if (typeof pattern === 'string') return toRegExp(pattern).test(url);
  if (pattern instanceof RegExp) return pattern.test(url);
  throw new Error('A call is named by a glob or an expression.');
};

const asBase64 = (body: string | Buffer): string => Buffer.from(body).toString('base64');

interface Waiting extends Paused {
  isGivenUp: boolean;
}

const routeOf = (
  page: Page,
  devtools: CDPSession,
  waiting: Waiting,
  { answered, passOn }: { answered: () => void; passOn: () => unknown },
): Route => {
  const { requestId, resourceType, request } = waiting;
  // The page may be gone, or have aborted the call; then nobody waits for the response.
  const tell = (
    method: 'Fetch.continueRequest' | 'Fetch.failRequest' | 'Fetch.fulfillRequest',
    rest = {},
  ) => {
    answered();
    return (devtools.send as (method: string, said: object) => Promise<unknown>)(method, {
      requestId,
      ...rest,
    }).catch(() => undefined);
  };
  const fetchIt = () =>
    page.request.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.postData !== undefined && { data: request.postData }),
    });
  const fulfill: Route['fulfill'] = async ({ status, headers, json, body, contentType, response } = {}) => {
    const given = response as APIResponse | undefined;
    const text = json === undefined ? (body ?? (await given?.body()) ?? '') : JSON.stringify(json);
    const type = contentType ?? (json === undefined ? undefined : 'application/json');
    const told = { ...given?.headers(), ...headers, ...(type && { 'content-type': type }) };
    await tell('Fetch.fulfillRequest', {
      responseCode: status ?? given?.status() ?? 200,
      responseHeaders: Object.entries({ 'access-control-allow-origin': '*', ...told })
        // The body is complete and decoded by now.
        .filter(([name]) => !/^content-(encoding|length)$/i.test(name))
        .map(([name, value]) => ({ name, value })),
      body: asBase64(text),
    });
  };
  const asked: Partial<Request> = {
    url: () => request.url,
    method: () => request.method,
    headers: () =>
      Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value])),
    postData: () => request.postData ?? null,
    postDataJSON: () => JSON.parse(request.postData ?? 'null') as unknown,
    resourceType: () => resourceType.toLowerCase() as ReturnType<Request['resourceType']>,
    failure: () => (waiting.isGivenUp ? { errorText: 'given up' } : null),
  };
  const route: Partial<Route> = {
    request: () => asked as Request,
    continue: async () => void (await tell('Fetch.continueRequest')),
    fallback: async () => void (await passOn()),
    abort: async () => void (await tell('Fetch.failRequest', { errorReason: 'Failed' })),
    fetch: fetchIt,
    fulfill,
  };
  return route as Route;
};

/** From here on `page.route` only intercepts the page's calls (see `kinds`). */
export const answerCalls = (page: Page): void => {
  let watched: Watched[] = [];
  let devtools: Promise<CDPSession> | undefined;
  const waiting = new Set<Waiting>();
  // A separate session with every request would make a visit an eighth more expensive. Of two equal calls the earlier one is aborted.
  page.on('requestfailed', (request) => {
    for (const one of waiting) {
      const { url, method, postData } = one.request;
      const isIt = url === request.url() && method === request.method();
      if (one.isGivenUp || !isIt || (postData ?? null) !== request.postData()) continue;
      one.isGivenUp = true;
      return;
    }
  });

  const answer = async (session: CDPSession, call: Waiting, from = 0): Promise<void> => {
    const at = watched.findIndex(
      ({ pattern, left }, index) => index >= from && left > 0 && isMeant(pattern, call.request.url),
    );
    const found = watched[at];
    const answered = () => void waiting.delete(call);
    if (!found) {
      answered();
      await session.send('Fetch.continueRequest', { requestId: call.requestId }).catch(() => undefined);
      return;
    }
    found.left -= 1;
    const route = routeOf(page, session, call, { answered, passOn: () => answer(session, call, at + 1) });
    await found.handler(route, route.request());
  };
  const watch = async (): Promise<CDPSession> => {
    const session = await page.context().newCDPSession(page);
    session.on('Fetch.requestPaused', (paused) => {
      const call: Waiting = { ...(paused as Paused), isGivenUp: false };
      waiting.add(call);
      void answer(session, call);
    });
    return session;
  };
  let watching: Promise<CDPSession> | undefined;
  const startWatching = async (): Promise<CDPSession> => {
    devtools ??= watch();
    const session = await devtools;
    const patterns = kinds.map((resourceType) => ({ urlPattern: '*', resourceType }));
    await session.send('Fetch.enable', { patterns });
    return session;
  };

  page.route = async (pattern, handler, { times = Infinity } = {}) => {
    watched = [{ pattern, handler: handler as Handler, left: times }, ...watched];
    await (watching ??= startWatching());
    return { dispose: () => page.unroute(pattern), [Symbol.asyncDispose]: () => page.unroute(pattern) };
  };
  page.unroute = async (pattern) => {
    watched = watched.filter((one) => String(one.pattern) !== String(pattern));
  };
  page.unrouteAll = async () => {
    watched = [];
    waiting.clear();
    const session = await watching;
    watching = undefined;
    await session?.send('Fetch.disable').catch(() => undefined);
  };
};
