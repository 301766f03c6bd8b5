import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { distOf } from '../app/build.ts';

interface Noted {
  shellCalls: string[];
  faults: string[];
}
declare global {
  interface Window {
    noted: Noted;
  }
}

/** Runs in the page first. */
const playShell = (): void => {
  const noted: Noted = { shellCalls: [], faults: [] };
  const actions = ['capabilities', 'goRating', 'endBindCard', 'copyText'];
  const answer = (text: string) => {
    noted.shellCalls.push(text);
    const { id, action } = JSON.parse(text) as { id?: string; action?: string };
    const isAnswered = action === 'capabilities' || action === 'copyText';
    // Without a response it waits no longer than the app's own timeout.
    return isAnswered
      ? Promise.resolve(JSON.stringify({ v: 1, id, ok: true, result: { actions } }))
      : new Promise<string>(() => {});
  };
  Object.defineProperty(window, 'webkit', {
    value: { messageHandlers: { loanShell: { postMessage: answer } } },
  });
  window.noted = noted;
  window.addEventListener('error', ({ message }) => noted.faults.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => noted.faults.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noted.faults.push(`${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...told: unknown[]) => {
    noted.faults.push(told.join(' '));
    error(...told);
  };
};

const documentsIn = (dist: string) => globSync(['*.html', '{app,promotion}/index.html'], { cwd: dist });

export const serveWithShell = async (): Promise<Sandbox> => {
  const dist = mkdtempSync(join(tmpdir(), 'webkit-dist-'));
  cpSync(distOf('/'), dist, { recursive: true });
  writeFileSync(join(dist, 'shell.js'), `(${String(playShell)})();`);
  for (const page of documentsIn(dist)) {
    const file = join(dist, page);
    const html = readFileSync(file, 'utf8');
    if (!html.includes('<head>')) throw new Error(`${page} has no <head> for the shell`);
    writeFileSync(file, html.replace('<head>', '<head><script src="/shell.js"></script>'));
    for (const packed of ['.br', '.gz']) rmSync(file + packed);
  }
  const sandbox = await startSandbox({ dist });
  return {
    ...sandbox,
    close: () => sandbox.close().finally(() => rmSync(dist, { recursive: true })),
  };
};
