import type { Browser, BrowserContext, CDPSession, FileChooser, Page } from 'playwright';
import type { AndroidPhone, HostCall } from './phone.ts';

export const origin = 'https://loans.example';

interface View {
  page: Page;
  devtools: CDPSession;
  /** Android's name for the URL, which is not that of the browser's error page. */
  url: string;
  /** The host or the history started the navigation, so Android does not ask the host about it. */
  isExpected: boolean;
}

export class WebViews {
  isOffline = false;
  /** The app's documents never arrive. */
  isStalled = false;
  /** Status of responses for the app's documents; undefined for the server's own. */
  status: number | undefined;
  readonly heard: { event?: string; payload: unknown }[] = [];
  readonly #context: Promise<BrowserContext>;
  readonly #views = new Map<number, View>();
  #chooser: FileChooser | undefined;
  #last = 0;
  #told: Promise<unknown> = Promise.resolve();

  readonly #server: string;
  readonly #phone: () => AndroidPhone;

  constructor(browser: Browser, server: string, phone: () => AndroidPhone) {
    this.#server = server;
    this.#phone = phone;
    this.#context = browser.newContext({
      viewport: { width: 360, height: 800 },
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
  }

  get page(): Page {
    const view = this.#views.get(this.#last);
    if (!view) throw new Error('no WebView is shown');
    return view.page;
  }

  async #history({ devtools, url }: View) {
    const { currentIndex, entries } = await devtools.send('Page.getNavigationHistory');
    // A new WebView has no history entry; a new page of the browser has a blank one.
    const canGoBack = entries.slice(0, currentIndex).some((entry) => entry.url !== 'about:blank');
    return { url, canGoBack };
  }

  /** Reports WebView events to the phone, one after another. */
  tell(what: string, fields: Record<string, unknown> = {}, number = this.#last): Promise<unknown> {
    const told = this.#told.then(async () => {
      const view = this.#views.get(number);
      const state = view && !view.page.isClosed() ? await this.#history(view).catch(() => ({})) : {};
      return this.#phone().send({ do: what, view: number, ...state, ...fields });
    });
    this.#told = told.catch(() => undefined);
    return told;
  }

  async #open(number: number, name: string, origins: string[]) {
    const page = await (await this.#context).newPage();
    const devtools = await page.context().newCDPSession(page);
    const view: View = { page, devtools, url: 'about:blank', isExpected: false };
    this.#views.set(number, view);
    this.#last = number;
    await devtools.send('Page.enable');
    await page.exposeBinding('shellPost', async ({ frame }, document: string, text: string) => {
      await this.tell(
        'message',
        { text, document, origin: new URL(frame.url()).origin, isMainFrame: frame === page.mainFrame() },
        number,
      );
      // The shell check also sends texts that are no messages.
      if (text.startsWith('{')) this.heard.push(JSON.parse(text));
    });
    await page.addInitScript(
      ({ object, allowed }) => {
        if (!allowed.includes(location.origin)) return;
        const id = String(Math.random());
        const shell = {
          onmessage: null,
          postMessage: (text: unknown) => Reflect.get(window, 'shellPost')(id, text),
        };
        Object.defineProperty(window, object, { value: shell });
        Object.defineProperty(window, 'shellDocument', { value: id });
      },
      { object: name, allowed: origins },
    );
    await page.exposeBinding('shellOpenWindow', async (_source, to: string) => {
      const isTaken = await this.tell('openWindow', { to, isMainFrame: true }, number);
      if (!isTaken) await page.evaluate((url) => location.assign(url), to).catch(() => undefined);
    });
    await page.addInitScript(() => {
      const open = (url: string) => void Reflect.get(window, 'shellOpenWindow')(url);
      Object.assign(window, { open });
      addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a[target=_blank]');
        if (!(link instanceof HTMLAnchorElement)) return;
        event.preventDefault();
        open(link.href);
      });
    });
    page.on('crash', () => void this.tell('rendererGone', { didCrash: true }, number));
    page.on('load', () => void this.tell('pageFinished', {}, number));
    page.on('filechooser', (chooser) => void this.#choose(chooser, number));
    // Only other documents: a URL change by the page itself starts no page.
    devtools.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return;
      view.isExpected = false;
      view.url = frame.unreachableUrl ?? frame.url;
      void this.tell('pageStarted', {}, number);
      if (frame.unreachableUrl)
        void this.tell('loadFailed', { to: frame.unreachableUrl, isMainFrame: true }, number);
    });
    devtools.on('Page.navigatedWithinDocument', ({ url }) => {
      view.isExpected = false;
      view.url = url;
      void this.tell('historyChanged', {}, number);
    });
    await page.route('**/*', async (route) => {
      const request = route.request();
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isPage && !view.isExpected) {
        const isTaken = await this.tell('override', { to: request.url(), isMainFrame: true }, number);
        if (isTaken) return route.abort('aborted');
      }
      if (isPage && this.isStalled) return;
      if (this.isOffline || !request.url().startsWith(`${origin}/`))
        return route.abort('internetdisconnected');
      if (isPage && this.status) {
        await this.tell('httpError', { to: request.url(), isMainFrame: true, status: this.status }, number);
        return route.fulfill({ status: this.status, contentType: 'text/html', body: '<p>Bad gateway</p>' });
      }
      try {
        const response = await route.fetch({
          url: request.url().replace(origin, this.#server),
          // The sandbox refuses pages of other origins; here it is the app's own server.
          ...(request.method() !== 'GET' && { headers: { ...request.headers(), origin: this.#server } }),
          maxRedirects: 0,
          // The server may close an idle connection just as it is used again.
          maxRetries: 2,
        });
        await route.fulfill({ response });
      } catch {}
    });
  }

  async #choose(chooser: FileChooser, number: number) {
    this.#chooser = chooser;
    const types = ((await chooser.element().getAttribute('accept')) ?? '').split(',');
    await this.tell('chooseFile', { several: chooser.isMultiple(), types, capture: false }, number);
  }

  async perform(call: HostCall): Promise<void> {
    if (call.call === 'listen') return this.#open(call.view, call.name, call.origins);
    if (call.call === 'files') {
      const files = (call.uris ?? []).map((_uri, index) => ({
        name: `${index}.png`,
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      }));
      if (files.length > 0) await this.#chooser?.setFiles(files);
      return;
    }
    if (!('view' in call)) return;
    const view = this.#views.get(call.view);
    if (!view) return;
    if (call.call === 'loadUrl') {
      view.isExpected = true;
      void view.page.goto(call.url).catch(() => undefined);
    } else if (call.call === 'goBack') {
      view.isExpected = true;
      void view.page.goBack().catch(() => undefined);
    } else if (call.call === 'destroy') {
      // A dead renderer ends its page.
      void view.page.close().catch(() => undefined);
    } else if (call.call === 'reply') {
      // A page that hangs receives it later, and a closed one never.
      void view.page
        .evaluate(
          ({ document, text }) => {
            if (Reflect.get(window, 'shellDocument') === document)
              window.loanShell?.onmessage?.({ data: text });
          },
          { document: call.document, text: call.text },
        )
        .catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    await (await this.#context).close();
  }
}
