import { spawnSync } from 'node:child_process';

const wanted = { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** @throws with instructions when a program is missing. */
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
