import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { vi } from 'vitest';
import { freePort } from '../freePort.ts';
import { ensureWebKit } from './programs.ts';
import { openSession, type Session } from './webdriver.ts';
import { patience } from '../patience.ts';

const size = { width: 360, height: 800 };

const screen = '400x900x24';

/** A WebView on the oldest supported iOS. */
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

const appearance = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\ngtk-toolbar-icon-size=1\n',
  'gtk.css':
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -GtkToolbar-space-size: 0 }\n',
};

const configuration = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  for (const [file, text] of Object.entries(appearance)) writeFileSync(join(folder, 'gtk-3.0', file), text);
  return folder;
};

const startScreen = async () => {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { server, display: `:${String(number).trim()}` };
};

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
};

/** Independent of the browser's frame. The window follows a command late. */
const fit = (session: Session): Promise<void> =>
  vi.waitFor(async () => {
    const { height } = await session.resize(size.width, size.height);
    const inner = await session.run('return innerHeight');
    await session.resize(size.width, 2 * height - Number(inner));
    const now = await session.run('return `${innerWidth} x ${innerHeight}`');
    if (now !== `${size.width} x ${size.height}`)
      throw new Error(`The page cannot be made as small as a phone: ${String(now)}`);
  }, patience);

export const openWebKit = async (): Promise<Session> => {
  ensureWebKit();
  const folder = configuration();
  const { server, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const kill = () => {
    driver.kill();
    server.kill();
  };
  process.once('exit', kill);
  const close = async () => {
    await end(driver);
    await end(server);
    process.off('exit', kill);
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await vi.waitFor(() => fetch(`${url}/status`), patience);
    const session = await openSession(url, {
      'webkitgtk:browserOptions': { args: ['--automation', `--user-agent=${iPhone}`] },
    });
    await fit(session);
    return { ...session, close: () => session.close().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
};
