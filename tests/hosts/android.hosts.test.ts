import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { androidHost, at } from './androidHost.ts';
import { followShellCheck } from './shellCheck.ts';

const push = '**/loan-detail-push?*';

const failed = 'The page could not be loaded. Check your connection and try again.';
const stopped = 'The page stopped several times. What you sent before is kept. Try again later, or call us.';

describe.skipIf(inject('androidHost') === '')(
  'the Android host, compiled, with the built app in its WebView',
  () => {
    const host = androidHost();

    const shownTexts = async () => (await host.shown()).map(({ kind, text }) => text ?? kind);
    const closed = () => host.asked('finish').length;

    const takeLoan = async () => {
      await host.open(at('/confirm', 'productId=p1&orderId=o1'));
      const sent = new Promise<void>((resolve) => {
        void host.page.route(push, () => resolve());
      });
      await host.page.getByRole('button', { name: 'Borrow' }).last().tap();
      await sent;
    };

    /** The page waits forever within a script. */
    const hang = async () => {
      const hangs = new Promise<void>((resolve) => {
        void host.page.route('**/never', () => resolve());
      });
      void host.page
        .evaluate(() => {
          const request = new XMLHttpRequest();
          request.open('GET', '/never', false);
          request.send();
        })
        .catch(() => undefined);
      await hangs;
    };

    describe('back', () => {
      it('blocks back while a loan request is in flight', async () => {
        await takeLoan();
        expect(await host.back()).toBe('callback');
        await expect.poll(() => host.page.evaluate(() => document.hidden)).toBe(false);
        await host.send('advance', { ms: 300 });
        await expect.poll(() => host.said().filter(({ event }) => event === 'back')).toHaveLength(1);
        await expect.poll(() => host.heard('back.handled')).toEqual([{ handled: true }]);
        await host.send('advance', { ms: 10_000 });
        expect([closed(), host.asked('goBack').length]).toEqual([0, 0]);
      });

      it('blocks two fast presses while a loan request is in flight', async () => {
        await takeLoan();
        await host.back();
        await host.back();
        await expect.poll(() => host.heard('back.handled').length).toBeGreaterThan(0);
        await host.back();
        await expect.poll(() => host.heard('back.handled').length).toBeGreaterThan(1);
        await host.send('advance', { ms: 10_000 });
        expect(host.heard('back.handled').every((answer) => Reflect.get(answer as object, 'handled'))).toBe(
          true,
        );
        expect([closed(), host.asked('goBack').length]).toEqual([0, 0]);
      });

      it('closes the activity on back when the page leaves it to the shell', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await host.back();
        await expect.poll(closed).toBe(1);
      });

      it('goes back in the history first', async () => {
        await host.open(at('/loanDetail', 'productId=p1&orderId=overdue'));
        await host.ready();
        await host.page.evaluate(() => history.pushState(null, '', '/customerService?lang=en'));
        await host.page.getByRole('heading', { name: 'Customer service' }).first().waitFor();
        await host.back();
        await expect.poll(() => host.asked('goBack').length).toBe(1);
        await expect.poll(() => host.page.url()).toContain('/loanDetail');
        expect(closed()).toBe(0);
      });

      it('goes back natively after 400 ms when the page hangs, with a timeout per press', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await hang();
        await host.back();
        await host.send('advance', { ms: 399 });
        expect(closed()).toBe(0);
        await host.send('advance', { ms: 1 });
        expect(closed()).toBe(1);
        await host.send('advance', { ms: 200 });
        await host.back();
        await host.send('advance', { ms: 399 });
        expect(closed()).toBe(1);
        await host.send('advance', { ms: 1 });
        expect(closed()).toBe(2);
      });

      it('discards a back that the page of an earlier session has not answered', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await hang();
        await host.back();
        await host.send('newIntent', { address: at('/repay', 'orderId=overdue') });
        await host.send('advance', { ms: 10_000 });
        expect(closed()).toBe(0);
      });

      it('leaves back to the system until the page is ready, so that predictive back shows its target', async () => {
        host.network.isOffline = true;
        await host.open(at('/customerService'));
        expect(await host.back()).toBe('system');
      });
    });

    describe('pause and resume', () => {
      it('reports pause and resume to the page, which refreshes its order', async () => {
        await host.open(at('/loanDetail', 'productId=p1&orderId=overdue'));
        await host.ready();
        const reads: string[] = [];
        host.page.on('request', (request) => {
          if (request.url().includes('/loan-details/')) reads.push(request.url());
        });
        await host.page.getByRole('link', { name: /Repay/ }).first().waitFor();
        await host.send('pause');
        await host.send('resume');
        await expect.poll(() => reads.length).toBeGreaterThan(0);
        expect(host.said()).toEqual([
          { v: 1, event: 'pause', payload: {} },
          { v: 1, event: 'resume', payload: {} },
        ]);
      });

      it('keeps a loan request in flight through a pause, and blocks back afterwards', async () => {
        await takeLoan();
        await host.send('pause');
        await host.send('resume');
        await host.back();
        await expect.poll(() => host.heard('back.handled')).toEqual([{ handled: true }]);
        expect(host.said().map(({ event }) => event)).toEqual(['pause', 'resume', 'back']);
        expect([closed(), host.asked('loadUrl').length]).toEqual([0, 1]);
      });

      it('reports the pause to a page that becomes ready in the background', async () => {
        await host.open(at('/customerService'));
        await host.send('pause');
        await expect.poll(() => host.said()).toEqual([{ v: 1, event: 'pause', payload: {} }]);
      });
    });

    describe('the end of the session', () => {
      const open = async () => {
        await host.open(at('/loanDetail', 'productId=p1&orderId=overdue'));
        await host.ready();
        await host.page.getByRole('link', { name: /Repay/ }).first().waitFor();
      };
      const ended = () => host.page.getByRole('heading', { name: 'You were logged out' });

      it('hides the figures when the session ends, and keeps them hidden on return', async () => {
        await open();
        await host.send('closeSession');
        await ended().waitFor();
        expect(await host.page.getByRole('link', { name: /Repay/ }).first().isVisible()).toBe(false);
        await host.send('pause');
        await host.send('resume');
        expect(host.said().map(({ event }) => event)).toEqual(['session.closed', 'pause']);
        expect(await ended().isVisible()).toBe(true);
      });

      it('reports the end of the session to a page that was still loading', async () => {
        await host.open(at('/customerService'));
        await host.send('closeSession');
        await expect.poll(() => ended().isVisible()).toBe(true);
      });

      it('shows the page again with a new session in the same activity', async () => {
        await open();
        await host.send('closeSession');
        await ended().waitFor();
        await host.send('newIntent', { address: at('/customerService') });
        await host.page.getByRole('heading', { name: 'Customer service' }).first().waitFor();
        await host.send('pause');
        await host.send('resume');
        expect(host.said().at(-1)).toMatchObject({ event: 'resume' });
      });
    });

    describe('a renderer that dies', () => {
      const die = async () => {
        const { page } = host;
        const devtools = await page.context().newCDPSession(page);
        const crashed = new Promise((resolve) => {
          page.once('crash', resolve);
        });
        void devtools.send('Page.crash').catch(() => undefined);
        await crashed;
      };

      it('replaces a dead renderer, and the page reports the request in flight', async () => {
        await takeLoan();
        const before = host.asked('loadUrl').length;
        await die();
        await expect.poll(() => host.asked('loadUrl').length).toBe(before + 1);
        expect(host.asked('loadUrl').at(-1)).toMatchObject({ url: expect.stringContaining('/confirm') });
        await host.settled();
        await host.page.getByRole('dialog').waitFor();
      });

      it('shows a message after the third crash; a retry opens the URL again', async () => {
        await host.open(at('/customerService'));
        for (let time = 1; time <= 3; time += 1) {
          await host.page.getByRole('heading', { name: 'Customer service' }).first().waitFor();
          await die();
          await expect.poll(() => host.asked('destroy').length).toBe(time);
          await host.settled();
        }
        await expect.poll(shownTexts).toEqual([stopped, 'Try again', 'Call us']);
        const loads = host.asked('loadUrl').length;
        expect(loads).toBe(3);
        await host.send('pause');
        await host.send('resume');
        expect(await shownTexts()).toEqual([stopped, 'Try again', 'Call us']);
        await host.send('tap', { words: 'Try again' });
        await expect.poll(() => host.asked('loadUrl').length).toBe(loads + 1);
        await host.settled();
        await host.page.getByRole('heading', { name: 'Customer service' }).first().waitFor();
      });

      it('opens the same page when the next renderer dies before it has shown it', async () => {
        await host.open(at('/loanDetail', 'productId=p1&orderId=overdue'));
        await host.ready();
        await host.page.evaluate(() => history.pushState(null, '', '/customerService?lang=en'));
        await host.page.getByRole('heading', { name: 'Customer service' }).first().waitFor();
        host.network.isStalled = true;
        await die();
        await expect.poll(() => host.asked('loadUrl').length).toBe(2);
        await host.settled();
        await host.tell('rendererGone', { didCrash: true });
        expect(host.asked('loadUrl').slice(1)).toEqual([
          expect.objectContaining({ url: expect.stringContaining('/customerService') }),
          expect.objectContaining({ url: expect.stringContaining('/customerService') }),
        ]);
      });

      it('replaces a dead renderer in the background only when the borrower returns', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await host.send('pause');
        await die();
        await expect.poll(() => host.asked('destroy').length).toBe(1);
        expect(host.asked('loadUrl')).toHaveLength(1);
        expect(await host.send('save')).toMatchObject({
          address: expect.stringContaining('/customerService'),
        });
        await host.send('resume');
        await expect.poll(() => host.asked('loadUrl').length).toBe(2);
      });
    });

    describe('a load that fails', () => {
      it('shows a message, a retry and the service phone after a failed load, but never the URL', async () => {
        host.network.isOffline = true;
        await host.open(at('/loanDetail', 'productId=p1&orderId=overdue'));
        await expect.poll(shownTexts).toEqual([failed, 'Try again', 'Call us']);
        expect(JSON.stringify(await host.shown())).not.toMatch(/loans\.example|sessionId/);
        await host.send('tap', { words: 'Call us' });
        expect(host.asked('start')).toMatchObject([{ intent: { action: 'dial', data: 'tel:+63281234567' } }]);
        await host.send('tap', { words: 'Try again' });
        await expect.poll(() => host.asked('loadUrl').length).toBe(2);
        await expect.poll(shownTexts).toEqual([failed, 'Try again', 'Call us']);
        host.network.isOffline = false;
        await host.send('tap', { words: 'Try again' });
        await expect.poll(shownTexts).toEqual(['page']);
        await host.page.getByRole('link', { name: /Repay/ }).first().waitFor();
      });

      it('treats a 502 response as a failed load', async () => {
        host.network.status = 502;
        await host.open(at('/customerService'));
        await expect.poll(shownTexts).toEqual([failed, 'Try again', 'Call us']);
        host.network.status = undefined;
        await host.send('tap', { words: 'Try again' });
        await expect.poll(shownTexts).toEqual(['page']);
      });

      it('never shows the error page of a WebView while a retry loads', async () => {
        host.network.isOffline = true;
        await host.open(at('/customerService'));
        await expect.poll(shownTexts).toEqual([failed, 'Try again', 'Call us']);
        host.network.isOffline = false;
        host.network.isStalled = true;
        await host.send('tap', { words: 'Try again' });
        // Android reports the end of a load also when another one cancels it.
        await host.tell('pageFinished');
        expect((await host.shown()).map(({ view }) => view)).toEqual([2]);
      });

      it.each([at('/customerService'), 'https://loans.example/assets/app.js'])(
        'never accepts an untrusted certificate, and opens the page again on a retry: %s',
        async (to) => {
          host.network.isStalled = true;
          await host.open(at('/customerService'));
          await host.tell('sslError', { to });
          expect(host.asked('sslCancelled', 'sslProceeded')).toEqual([{ call: 'sslCancelled' }]);
          expect(await shownTexts()).toEqual([failed, 'Try again', 'Call us']);
          await host.send('tap', { words: 'Try again' });
          expect(host.asked('loadUrl').at(-1)).toMatchObject({
            url: expect.stringContaining('/customerService'),
          });
        },
      );

      it('keeps a running page when one of its requests meets an untrusted certificate', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await host.tell('sslError', { to: 'https://loans.example/api/loan-detail-push' });
        expect(host.asked('sslCancelled', 'sslProceeded')).toEqual([{ call: 'sslCancelled' }]);
        expect(await shownTexts()).toEqual(['page']);
      });

      it('keeps the rest of the page when a part fails to load', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await host.tell('loadFailed', { to: 'https://cdn.example/a.png', isMainFrame: false });
        await host.tell('httpError', { to: 'https://cdn.example/a.png', isMainFrame: false, status: 503 });
        expect(await shownTexts()).toEqual(['page']);
      });
    });

    describe('links', () => {
      it("opens the app's own links inside, hands links of known apps to them, and refuses all others", async () => {
        const expected: [address: string, isTaken: boolean, handedOnAs: string | undefined][] = [
          ['https://loans.example/repay?orderId=1', false, undefined],
          ['https://wallet.example/pay', true, 'view'],
          ['https://loans.example.evil.example/', true, 'view'],
          ['https://evil@loans.example/', true, 'view'],
          ['https://loans.example:444/', true, 'view'],
          ['HTTPS://loans.example/', true, undefined],
          ['http://loans.example/', true, undefined],
          ['tel:+63281234567', true, 'dial'],
          ['tel:(02)8888-0100', true, 'dial'],
          ['tel:*%2306%23', true, undefined],
          ['tel:*21*09171234567#', true, undefined],
          ['tel:', true, undefined],
          ['sms:+639171234567', true, 'sendTo'],
          ['mailto:care@loans.example', true, 'sendTo'],
          ['gcash://pay?amount=1', true, 'view'],
          ['paymaya://pay', true, undefined],
          ['otherwallet://pay', true, undefined],
          ['grab://pay', true, undefined],
          ['market://details?id=evil', true, undefined],
          ['intent://pay#Intent;scheme=gcash;end', true, undefined],
          [
            'intent://pay#Intent;scheme=gcash;S.browser_fallback_url=https%3A%2F%2Fevil.example;end',
            true,
            undefined,
          ],
          ['javascript:alert(1)', true, undefined],
          ['data:text/html,x', true, undefined],
          ['file:///sdcard/a', true, undefined],
          ['content://media/1', true, undefined],
          ['blob:https://loans.example/1', true, undefined],
          ['', true, undefined],
        ];
        await host.send('setUp', { webView: '140.0', installed: ['gcash'], forbidden: ['grab'] });
        await host.open(at('/customerService'));
        const found: typeof expected = [];
        for (const [to] of expected) {
          const before = host.asked('start').length;
          const isTaken = (await host.tell('override', { to, isMainFrame: true })) === true;
          const started = host.asked('start')[before];
          found.push([to, isTaken, started && 'intent' in started ? started.intent.action : undefined]);
        }
        expect(found).toEqual(expected);
      });

      it('hands links to activities that are meant for links only', async () => {
        await host.open(at('/customerService'));
        await host.tell('override', { to: 'https://wallet.example/pay', isMainFrame: true });
        expect(host.asked('start')).toMatchObject([
          { intent: { action: 'view', categories: ['browsable'] } },
        ]);
      });

      it('opens links for a new window by the same rules', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await host.page.evaluate(() => window.open('https://partner.example/offer'));
        await expect.poll(() => host.asked('start').length).toBe(1);
        expect(host.page.url()).toContain('/customerService');
        await host.page.evaluate(
          (url) => {
            const link = Object.assign(document.createElement('a'), { target: '_blank', href: url });
            document.body.append(link);
            link.click();
          },
          at('/repay', 'orderId=overdue'),
        );
        await expect.poll(() => host.page.url()).toContain('/repay');
        expect(host.asked('start')).toHaveLength(1);
      });

      it("opens a partner's page outside and keeps the page", async () => {
        await host.open(at('/customerService'));
        await host.ready();
        await host.page.evaluate(() => location.assign('https://partner.example/offer'));
        await expect
          .poll(() => host.asked('start'))
          .toMatchObject([{ intent: { action: 'view', data: 'https://partner.example/offer' } }]);
        expect(host.page.url()).toContain('/customerService');
      });

      it("never shows a URL that is not the app's", async () => {
        await host.open('https://evil.example/?sessionId=s');
        expect(host.asked('loadUrl')).toEqual([]);
        expect(closed()).toBe(1);
      });
    });

    describe('pictures', () => {
      const choose = async () => {
        await host.open(at('/complainPageNext', 'type=2&orderNo=overdue'));
        await host.ready();
        const input = host.page.locator('input[type=file]');
        await input.waitFor({ state: 'attached' });
        await input.evaluate((element) => (element as HTMLInputElement).click());
        await expect.poll(() => host.asked('launch').length).toBe(1);
        return input;
      };

      it('accepts several pictures, or one from the camera', async () => {
        await choose();
        expect(host.asked('launch')).toMatchObject([
          {
            intent: {
              action: 'chooser',
              extras: {
                intent: { action: 'getContent', type: 'image/*', extras: { multiple: true } },
                also: [
                  {
                    action: 'android.media.action.IMAGE_CAPTURE',
                    extras: { output: expect.stringMatching(/^content:/) },
                  },
                ],
              },
            },
          },
        ]);
        await host.send('activityResult', {
          code: -1,
          uris: ['content://media/1', 'content://media/2', 'file:///data/secret'],
        });
        expect(host.asked('files')).toEqual([
          { call: 'files', uris: ['content://media/1', 'content://media/2'] },
        ]);
        await expect.poll(() => host.page.getByRole('img').count()).toBeGreaterThanOrEqual(2);
      });

      it('offers only the gallery on a phone without free space', async () => {
        await host.send('setUp', { webView: '140.0', isFull: true });
        await choose();
        expect(host.asked('launch')).toMatchObject([{ intent: { action: 'chooser', extras: { also: [] } } }]);
        await host.send('activityResult', { code: -1, uris: ['content://media/1'] });
        expect(host.asked('files')).toEqual([{ call: 'files', uris: ['content://media/1'] }]);
      });

      it.each([
        ['only the gallery', 'not granted', [], 0],
        ['the camera', 'granted', ['android.permission.CAMERA'], 1],
      ])(
        'offers %s in an app that declares the camera permission, when it is %s',
        async (_what, _is, granted, cameras) => {
          await host.send('setUp', {
            webView: '140.0',
            declared: ['android.permission.CAMERA'],
            granted,
          });
          await choose();
          expect(host.asked('launch')).toMatchObject([{ intent: { extras: { also: { length: cameras } } } }]);
        },
      );

      it('accepts a camera picture without a data URI', async () => {
        await choose();
        await host.send('activityResult', { code: -1 });
        expect(host.asked('files')).toEqual([
          { call: 'files', uris: [expect.stringMatching(/^content:\/\/com\.example\.loans\.photos\//)] },
        ]);
      });

      it('allows another choice after a cancelled one', async () => {
        const input = await choose();
        await host.send('activityResult', { code: 0 });
        expect(host.asked('files')).toEqual([{ call: 'files' }]);
        await input.evaluate((element) => (element as HTMLInputElement).click());
        await expect.poll(() => host.asked('launch').length).toBe(2);
      });
    });

    it('accepts a late choice of pictures after the activity was created again', async () => {
      const address = at('/complainPageNext', 'type=2&orderNo=overdue');
      await host.open(address);
      await host.ready();
      const input = host.page.locator('input[type=file]');
      await input.waitFor({ state: 'attached' });
      await input.evaluate((element) => (element as HTMLInputElement).click());
      await expect.poll(() => host.asked('launch').length).toBe(1);
      const saved = await host.send('save');
      await host.send('pause');
      await host.send('destroy');
      expect(host.asked('files')).toEqual([{ call: 'files' }]);
      await host.open(address, saved as object);
      await host.send('activityResult', { code: -1, uris: ['content://media/1'] });
      expect(host.asked('files')).toHaveLength(1);
      await host.ready();
    });

    describe('the window', () => {
      it('keeps the page clear of bars, cutout and keyboard, without a second inset by the page', async () => {
        await host.open(at('/customerService'));
        expect(host.asked('edgeToEdge')).toHaveLength(1);
        // The icons of the bars follow dark mode only when they are asked again.
        await host.send('configuration', { isDark: true, fontScale: '1' });
        expect(host.asked('edgeToEdge')).toHaveLength(2);
        expect(
          await host.send('insets', {
            bars: [0, 24, 0, 48],
            cutout: [0, 40, 0, 0],
            keyboard: [0, 0, 0, 300],
          }),
        ).toEqual({ padding: [0, 40, 0, 300], left: [0, 0, 0, 0] });
      });

      it('follows dark mode and text size without a reload', async () => {
        await host.open(at('/customerService'));
        const dark = await host.send('configuration', { isDark: true, fontScale: '1.5' });
        expect(await host.shown()).toMatchObject([{ kind: 'page', textZoom: 150 }]);
        const light = await host.send('configuration', { isDark: false, fontScale: '3' });
        expect(await host.shown()).toMatchObject([{ kind: 'page', textZoom: 200 }]);
        expect(dark).not.toBe(light);
        expect(host.asked('loadUrl')).toHaveLength(1);
      });

      it.each([
        ['a turned phone', 'orientation', 'screenSize'],
        ['a split screen', 'screenSize', 'smallestScreenSize', 'screenLayout'],
        ['another language', 'locale', 'layoutDirection'],
        ['another text size', 'fontScale', 'fontWeightAdjustment'],
        ['another display', 'density', 'colorMode'],
        ['dark mode', 'uiMode'],
        ['a keyboard', 'keyboard', 'keyboardHidden', 'navigation', 'touchscreen'],
      ])('declares that %s does not create the activity again', (_what, ...changes) => {
        const manifest = readFileSync('docs/shell/android/AndroidManifest.xml', 'utf8');
        const handled = /android:configChanges="([^"]+)"/.exec(manifest)?.[1]?.split('|');
        expect(handled).toEqual(expect.arrayContaining(changes));
      });

      it.each(['values', 'values-night'])('has a theme without an action bar in res/%s', (folder) => {
        const read = (file: string) => readFileSync(`docs/shell/android/${file}`, 'utf8');
        const [, name = ''] = /android:theme="@style\/(\w+)"/.exec(read('AndroidManifest.xml')) ?? [];
        expect(read(`res/${folder}/themes.xml`)).toMatch(
          new RegExp(`"${name}" parent="@android:style/Theme\\.DeviceDefault\\..*NoActionBar"`),
        );
      });

      it('saves a download under a harmless name', async () => {
        await host.open(at('/customerService'));
        const names = [
          ['../../databases/x.db', 'x.db'],
          ['..\\..\\x.pdf', 'x.pdf'],
          ['..', 'download'],
          ['.hidden', 'hidden'],
          ['contract\u202Efdp.exe', 'contractfdp.exe'],
          ['a\u0000b\n.pdf', 'ab.pdf'],
          [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(56)}.pdf`],
          [`a.${'b'.repeat(55)}.pdf`, `${'b'.repeat(55)}.pdf`],
          ['Kasunduan (1) – ñ.pdf', 'Kasunduan (1)  ñ.pdf'],
        ];
        for (const [name] of names)
          await host.tell('downloadOffered', {
            to: 'https://loans.example/files/1',
            disposition: `attachment; filename=${name}`,
          });
        expect(host.asked('download').map((call) => 'title' in call && [call.title, call.to])).toEqual(
          names.map(([, name]) => [name, `public Download/${name}`]),
        );
      });

      it('keeps the page when the phone cannot download', async () => {
        await host.send('setUp', { webView: '140.0', hasNoDownloads: true });
        await host.open(at('/customerService'));
        await host.tell('downloadOffered', { to: 'https://loans.example/files/contract.pdf' });
        expect(await shownTexts()).toEqual(['page']);
      });

      it.each([
        [36, 'public Download/contract.pdf'],
        [28, 'own Download/contract.pdf'],
      ])('saves a download on Android API %i under its name', async (sdk, to) => {
        await host.send('setUp', { webView: '140.0', sdk });
        await host.open(at('/customerService'));
        const url = 'https://loans.example/files/contract.pdf?sessionId=s';
        await host.tell('downloadOffered', { to: url, type: 'application/pdf' });
        await host.tell('downloadOffered', { to: 'blob:https://loans.example/1' });
        await host.tell('downloadOffered', { to: 'data:text/html,x' });
        expect(host.asked('download')).toEqual([{ call: 'download', url, title: 'contract.pdf', to }]);
      });

      it.each([
        ['too old', { webView: '110.0.1' }],
        ['missing', {}],
        ['without message listeners', { webView: '140.0', missing: ['WEB_MESSAGE_LISTENER'] }],
      ])('offers an update for a WebView that is %s, and shows nothing else', async (_what, phone) => {
        await host.send('setUp', phone);
        await host.open(at('/customerService'));
        expect((await shownTexts()).slice(1)).toEqual(['Update', 'Call us']);
        expect(host.asked('loadUrl')).toEqual([]);
      });
    });

    describe('actions', () => {
      it('performs, refuses or reports each action as unsupported', async () => {
        const expected: [action: string, payload: object, answer: boolean | string | undefined][] = [
          ['copyText', { text: '8812' }, true],
          ['share', { title: 't', text: 'x', url: 'https://loans.example/' }, true],
          ['openExternal', { url: 'https://www.gov.ph/' }, undefined],
          ['openExternal', { url: 'intent://x' }, 'rejected'],
          ['openExternal', { url: 'gcash://x' }, 'rejected'],
          ['navigate', { to: 'productDetail?productId=1' }, undefined],
          ['navigate', { to: 'https://evil.example/' }, 'rejected'],
          ['callPhone', { number: '(02) 8888 0100' }, undefined],
          ['callPhone', { number: '0917-123-4567 / 0918-123-4567' }, undefined],
          ['callPhone', { number: '<script>' }, 'rejected'],
          ['copyText', {}, undefined],
          ['dance', {}, 'unsupported'],
        ];
        await host.open(at('/customerService'));
        await host.ready();
        const found: typeof expected = [];
        for (const [index, [action, payload]] of expected.entries()) {
          await host.tell('message', {
            text: JSON.stringify({ v: 1, id: `${index}`, action, payload }),
            origin: 'https://loans.example',
            isMainFrame: true,
            document: 'x',
          });
          const answers = host.said().filter(({ id }) => id === `${index}`);
          expect(answers.length).toBeLessThan(2);
          found.push([
            action,
            payload,
            answers[0]?.['ok'] === true || (answers[0]?.['reason'] as string | undefined),
          ]);
        }
        expect(found).toEqual(expected);
        expect(host.asked('start').map((call) => 'intent' in call && call.intent.action)).toEqual([
          'chooser',
          'view',
          'native',
          'dial',
          'dial',
        ]);
        expect(host.asked('start').slice(-2)).toMatchObject([
          { intent: { data: 'tel:0288880100' } },
          { intent: { data: 'tel:09171234567' } },
        ]);
      });

      it('ignores garbage from the page', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        for (const text of [
          '',
          'null',
          '[]',
          '{"v":2,"event":"ready"}',
          '{"v":1}',
          '{"v":1,"event":"back.handled"}',
          '{"v":1,"id":"x"}',
          '"',
          '{"a":"\\u12',
          '['.repeat(500),
          undefined,
        ])
          await host.tell('message', {
            text,
            origin: 'https://loans.example',
            isMainFrame: true,
            document: 'x',
          });
        expect(host.said()).toEqual([]);
        await host.back();
        await expect.poll(closed).toBe(1);
      });

      it('ignores messages of frames', async () => {
        await host.open(at('/customerService'));
        await host.ready();
        const text = '{"v":1,"id":"x","action":"closeWebView","payload":{}}';
        await host.tell('message', {
          text,
          origin: 'https://loans.example',
          isMainFrame: false,
          document: 'x',
        });
        expect(closed()).toBe(0);
      });
    });

    it('passes the shell check', async () => {
      await host.open(at('/shell-check/'));
      const found = await followShellCheck(host.page, {
        pressBack: () => host.back(),
        pressBackUnanswered: () => host.back().then(() => host.send('advance', { ms: 400 })),
        leaveAndReturn: () => host.send('pause').then(() => host.send('resume')),
        logOut: () => host.send('closeSession'),
      });
      expect(found).toEqual({ failed: [], unsupported: [] });
    });

    it("opens the last page's URL again after the app was killed", async () => {
      await host.open(at('/customerService'), { address: at('/repay', 'orderId=1') });
      expect(host.asked('loadUrl')).toMatchObject([{ url: expect.stringContaining('/repay') }]);
    });

    it('still reports the end of the session after the app was killed', async () => {
      await host.open(at('/customerService'));
      await host.send('closeSession');
      const saved = await host.send('save');
      await host.send('destroy');
      await host.open(at('/customerService'), saved as object);
      await expect.poll(() => host.said().some(({ event }) => event === 'session.closed')).toBe(true);
    });

    it('opens a new session in the same activity', async () => {
      await host.open(at('/customerService'));
      await host.ready();
      await host.send('newIntent', { address: at('/loanDetail', 'orderId=2') });
      expect(host.asked('destroy')).toHaveLength(1);
      expect(host.asked('loadUrl').at(-1)).toMatchObject({ url: expect.stringContaining('/loanDetail') });
    });
  },
);
