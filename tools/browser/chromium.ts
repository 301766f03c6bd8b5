import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Parts of the desktop window that no test needs. Its omnibox opens two pages in every new window: half the cost of a page. */
const unneeded = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** Features that Playwright disables, repeated because our list replaces its list. */
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

/** Launch flags for every browser of the tests: quiet, offline-safe, able to run as root in a container. */
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

/** For pages that tests leave soon: V8's optimising compilers cost them more than they save. Measurements keep them. */
export const shortVisitArgs = [...chromiumArgs, '--js-flags=--no-maglev --no-turbofan'];

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

const headlessShell = '/usr/bin/chromium-headless-shell';

export const findChromium = (): string | undefined => firstOf(candidates());

/** The headless shell if installed, else a Chromium, or undefined. The shell makes a visit a third cheaper; measurements use the whole browser. */
export const findHeadless = (): string | undefined =>
  firstOf([process.env['CHROMIUM_PATH'] ?? '', headlessShell]) ?? findChromium();

/** Installs the headless shell of the same release beside Debian's Chromium when running as root; without it the tests take longer. */
export function installHeadless(): void {
  if (findHeadless() !== '/usr/bin/chromium' || process.getuid?.() !== 0) return;
  try {
    const release = execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' });
    const quick = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
    const wanted = ['--no-install-recommends', `chromium-headless-shell=${release}`];
    execFileSync('apt-get', ['install', '-y', ...quick, ...wanted], { stdio: 'ignore', timeout: 90_000 });
  } catch {}
}

/** Returns the path of a Chromium; installs one if there is none, and throws with instructions when that fails. */
export function ensureChromium(): string {
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
}

export const ensureHeadless = (): string => findHeadless() ?? ensureChromium();
