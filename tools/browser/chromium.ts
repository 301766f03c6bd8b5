import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * What the desktop's window has and no test needs. Its field for addresses comes with two pages of its own that every new window loads:
 * half the cost of a page.
 */
const unneeded = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What the driver turns off by itself, in a list of features whose place ours takes. */
const driversOwn = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Launch flags every browser of the tests gets: quiet, offline-safe, runs as root in a container. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...driversOwn, ...unneeded].join()}`,
];

const candidates = () => [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
];

const firstOf = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path !== '' && existsSync(path));

/** Where Debian puts Chromium without the desktop's window. */
const headlessShell = '/usr/bin/chromium-headless-shell';

export const findChromium = (): string | undefined => firstOf(candidates());

/**
 * Path of the headless shell where it is installed, else of a Chromium, or undefined. The shell is Chromium without the desktop's window: a
 * visit costs it a third less. It does for what a page does; measures are of the whole browser.
 */
export const findHeadless = (): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'] ?? '', headlessShell]) ?? findChromium();

/**
 * Provides the headless shell of the same release beside a Chromium of Debian's, where nobody has to be asked: as root, as in a container. Nothing
 * that is there is changed; without it the tests take longer.
 */
export const bringHeadless = (): void => {
  if (findHeadless() !== '/usr/bin/chromium' || process.getuid?.() !== 0) return;
  try {
    const release = execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' });
    const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
    const wanted = ['--no-install-recommends', `chromium-headless-shell=${release}`];
    execFileSync('apt-get', ['install', '-y', ...quick, ...wanted], { stdio: 'ignore', timeout: 90_000 });
  } catch {
    // Another system, or no network.
  }
};

/** Path of an installed Chromium; installs one when there is none, and throws with what to do when that fails. */
export const ensureChromium = (): string => {
  const found = findChromium();
  if (found) return found;
  const attempts: [string, string[]][] = [
    ['npx', ['playwright', 'install', '--with-deps', 'chromium']],
    ['sh', ['-c', 'apt-get update && apt-get install -y chromium']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'inherit' });
    } catch {
      continue;
    }
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('The tests need Chromium: install one, or name it with CHROMIUM_PATH.');
};

/** The same for tests that draw no picture, by the headless shell where it is installed. */
export const ensureHeadless = (): string => findHeadless() ?? ensureChromium();
