export interface CallSeen {
  call: number;
  signal?: AbortSignal | undefined;
  method: string;
  address: string;
  status?: number;
  ms?: number;
}

interface Page {
  fetch: typeof fetch;
  XMLHttpRequest?: typeof XMLHttpRequest;
  /** The first call, which the document made before the app was loaded. */
  earlyCall?: { url: string; response: Promise<Response> } | undefined;
  performance: Performance;
}

/** Reports every call from now on, and the one that the document made; returns a function that stops it. */
export const watchCalls = (page: Page, tell: (seen: CallSeen) => void): (() => void) => {
  const { fetch, XMLHttpRequest } = page;
  let calls = 0;
  const begin = (method: string, address: string, signal?: AbortSignal | null) => {
    calls += 1;
    const started = page.performance.now();
    const seen = { call: calls, method, address, ...(signal && { signal }) };
    tell(seen);
    return (status: number) => tell({ ...seen, status, ms: Math.round(page.performance.now() - started) });
  };
  const beginFetch = (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
    begin(
      init?.method ?? 'GET',
      typeof input === 'string' ? input : input instanceof URL ? input.href : input.url,
      init?.signal,
    );
  const follow = (response: Promise<Response>, end: (status: number) => void) =>
    void response.then(
      ({ status }) => end(status),
      () => end(0),
    );

  if (page.earlyCall) follow(page.earlyCall.response, begin('GET', page.earlyCall.url));
  page.fetch = (input, init) => {
    const end = beginFetch(input, init);
    const response = fetch.call(globalThis, input, init);
    follow(response, end);
    return response;
  };
  if (XMLHttpRequest)
    page.XMLHttpRequest = class extends XMLHttpRequest {
      #method = '';
      #address = '';
      override open(method: string, address: string | URL, ...rest: [boolean?, string?, string?]): void {
        this.#method = method;
        this.#address = String(address);
        Reflect.apply(super.open, this, [method, address, ...(rest.length > 0 ? rest : [true])]);
      }
      override send(body?: Document | XMLHttpRequestBodyInit | null): void {
        const end = begin(this.#method, this.#address);
        this.addEventListener('loadend', () => end(this.status));
        super.send(body);
      }
    };
  return () => {
    page.fetch = fetch;
    if (XMLHttpRequest) page.XMLHttpRequest = XMLHttpRequest;
  };
};

/** Reports the signal of every new AbortController: xstate creates one for a service, and its call uses it, which links calls to services. */
export const watchSignals = (
  page: { AbortController: typeof AbortController },
  tell: (signal: AbortSignal) => void,
): (() => void) => {
  const { AbortController } = page;
  page.AbortController = class extends AbortController {
    constructor() {
      super();
      tell(this.signal);
    }
  };
  return () => {
    page.AbortController = AbortController;
  };
};
