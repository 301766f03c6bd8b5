import { spawnSync } from 'node:child_process';

/** The programs that control WebKit, with their Debian packages. */
const wanted = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** @throws with what to do when WebKitGTK's driver or the screen for it is not installed. */
export const ensureWebKit = (): void => {
  const missing = Object.entries(wanted).filter(
    ([program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  );
  if (missing.length === 0) return;
  const programs = missing.map(([program]) => program).join(' and ');
  const packages = missing.map(([, name]) => name).join(' ');
  throw new Error(
    `There is no ${programs} here. npm run test:webkit needs Linux with WebKitGTK's driver and a screen without a monitor: ` +
      `on Debian and Ubuntu, apt-get install ${packages}.`,
  );
};
