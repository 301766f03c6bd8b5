import { type Check, fail, type Outcome, pass, type Person, skipped } from './checks.ts';

/** The oldest engines that the app runs on. */
const floor = { chromium: 111, safari: [16, 4] as const };

/** Whether the engine that a user agent names is new enough for the app. */
export function judgeEngine(userAgent: string): Outcome {
  const chromium = /Chrome\/(\d+)/.exec(userAgent)?.[1];
  if (chromium) {
    const seen = `Chromium ${chromium}, at least ${floor.chromium}`;
    return Number(chromium) >= floor.chromium ? pass(seen) : fail(seen);
  }
  // A WKWebView names the system, not the engine; they come together.
  const found = /(?:OS|Version\/) ?(\d+)[_.](\d+)/.exec(userAgent);
  if (!found) return fail('an engine that does not name itself');
  const [major, minor] = [Number(found[1]), Number(found[2])];
  const [oldest, oldestMinor] = floor.safari;
  const seen = `iOS ${major}.${minor}, at least ${oldest}.${oldestMinor}`;
  return major > oldest || (major === oldest && minor >= oldestMinor) ? pass(seen) : fail(seen);
}

const stored = 'shellCheckMark';

const judgeStorage = ({ localStorage, sessionStorage }: Window): Outcome => {
  const mark = localStorage.getItem(stored);
  localStorage.setItem(stored, new Date().toISOString());
  sessionStorage.setItem(stored, '1');
  const isKept = localStorage.getItem(stored) !== null && sessionStorage.getItem(stored) === '1';
  if (!isKept) return fail('what is written is not there afterwards');
  return pass(
    mark ? `kept since ${mark}` : 'kept; close the app, open this page again, and it must say since when',
  );
};

/** Pending requests are stored here, on disk before a request is sent. */
const judgeDatabase = ({ indexedDB }: Window): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    setTimeout(() => resolve(fail('it does not open')), 5_000);
    const opening = indexedDB.open(stored, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(stored));
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction(stored, 'readwrite', { durability: 'strict' });
      writing.addEventListener('error', () => reject(writing.error));
      writing.addEventListener('complete', () => resolve(pass('written to disk')));
      writing.objectStore(stored).put(1, 'mark');
    });
  });

const judgeCookies = ({ document }: Window): Outcome => {
  // The store API is newer than the floor.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'shellCheck=1; path=/; SameSite=Lax';
  return document.cookie.includes('shellCheck=1') ? pass('kept') : fail('a cookie is not kept');
};

const insetsOf = ({ document }: Window) => {
  const probe = document.createElement('div');
  probe.className = 'insets';
  document.body.append(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  probe.remove();
  return [paddingTop, paddingRight, paddingBottom, paddingLeft].join(' ');
};

const judgeViewport = (window: Window): Outcome => {
  const { innerWidth: width, innerHeight: height, devicePixelRatio } = window;
  const size = getComputedStyle(window.document.documentElement).fontSize;
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const seen = `${width} x ${height} at ${devicePixelRatio}, insets ${insetsOf(window)}, text ${size}, ${scheme}`;
  return width >= 320 && width <= 1400
    ? pass(seen)
    : fail(`${seen}: is useWideViewPort on, or the viewport tag ignored?`);
};

const judgeStart = ({ performance }: Window): Outcome => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  if (!navigation) return { result: 'unsupported', seen: 'the engine does not measure it' };
  return pass(
    `first byte ${Math.round(navigation.responseStart)} ms, page ${Math.round(navigation.domContentLoadedEventEnd)} ms, first paint ${Math.round(paint)} ms`,
  );
};

const judgeSafety = (window: Window): Outcome => {
  if (!window.isSecureContext) return fail('the page is not https');
  const known = ['loanShell', 'loanShellLegacy', 'webkit'];
  const foreign = Object.getOwnPropertyNames(window).filter((name) => {
    if (known.includes(name)) return false;
    try {
      const value: unknown = Reflect.get(window, name);
      // A JavaScript interface is an object with native methods and without a constructor of the page.
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.prototype.toString.call(value) === '[object Object]' &&
        /android|native|jsbridge|interface/i.test(name)
      );
    } catch {
      return false;
    }
  });
  return foreign.length === 0
    ? pass('no other native object has a name that tells')
    : fail(`also exposed: ${foreign.join(', ')}`);
};

export function deviceChecks(
  window: Window,
  fields: { keyboard: HTMLInputElement; file: HTMLInputElement },
): readonly Check[] {
  const measured = (
    id: string,
    title: string,
    judge: () => Outcome | Promise<Outcome>,
    section: Check['section'] = 'WebView',
  ): Check => ({
    id,
    title,
    section,
    isSilent: true,
    probe: async () => judge(),
  });
  const shrunk = () =>
    new Promise<number>((resolve) => {
      const before = window.visualViewport?.height ?? window.innerHeight;
      const look = () => {
        const now = window.visualViewport?.height ?? window.innerHeight;
        if (now < before - 100) resolve(before - now);
      };
      window.visualViewport?.addEventListener('resize', look);
      window.addEventListener('resize', look);
    });
  const isInSight = (field: HTMLElement) =>
    field.getBoundingClientRect().bottom <= (window.visualViewport?.height ?? window.innerHeight);
  return [
    measured('engine', 'The WebView is new enough', () => judgeEngine(window.navigator.userAgent)),
    measured('start', 'How fast this page started', () => judgeStart(window)),
    measured('storage', 'localStorage and sessionStorage are kept', () => judgeStorage(window)),
    measured('database', 'IndexedDB writes to disk', () => judgeDatabase(window)),
    measured('cookies', 'Cookies are kept', () => judgeCookies(window)),
    measured('viewport', 'The viewport is that of a phone', () => judgeViewport(window)),
    measured('safety', 'https, and nothing exposed but the bridge', () => judgeSafety(window), 'Security'),
    {
      id: 'keyboard',
      title: 'The keyboard leaves its field in sight',
      section: 'WebView',
      isSilent: true,
      probe: async ({ person }: { person: Person }) => {
        const by = await person.does(
          'Tap the field at the bottom of this page, so that the keyboard opens.',
          shrunk(),
        );
        if (by === undefined) return skipped;
        await new Promise((resolve) => setTimeout(resolve, 400));
        return isInSight(fields.keyboard)
          ? pass(`the page shrank by ${Math.round(by)} px`)
          : fail('the field is behind the keyboard');
      },
    },
    {
      id: 'file',
      title: 'The file chooser brings several pictures',
      section: 'WebView',
      isSilent: true,
      probe: async ({ person }: { person: Person }) => {
        const picked = new Promise<File[]>((resolve) => {
          fields.file.addEventListener('change', () => resolve([...(fields.file.files ?? [])]), {
            once: true,
          });
        });
        const files = await person.does(
          'Choose two pictures at once with the field at the bottom of this page. Is the camera offered too?',
          picked,
        );
        if (!files) return skipped;
        const seen = files.map(({ type, size }) => `${type || 'no type'}, ${size} bytes`).join('; ');
        if (files.length < 2) return fail(`${seen}: one picture, and the app takes several`);
        return files.every(({ size, type }) => size > 0 && type.startsWith('image/'))
          ? pass(seen)
          : fail(seen);
      },
    },
  ];
}
