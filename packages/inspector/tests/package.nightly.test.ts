import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, ensureHeadless } from '../../../tools/browser/chromium.ts';
import { freePort } from '../../../tests/freePort.ts';

const modules = resolve('node_modules');
const readme = readFileSync('packages/inspector/README.md', 'utf8');

const [, appOfReadme = ''] = /```js file=main\.js\n([^]*?)```/.exec(readme) ?? [];
const page =
  '<!doctype html><title>Basket</title><body><script type="module" src="./main.js"></script></body>';

let folder: string;
let browser: Browser;
let tarball: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'inspector-'));
  execFileSync('npm', ['pack', '--pack-destination', folder], { cwd: 'packages/inspector', stdio: 'pipe' });
  tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureHeadless() });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A project with the lowest XState of the package's range. */
const projectWith = (main: string): string => {
  const root = mkdtempSync(join(folder, 'project-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'main.js'), main);
  execFileSync(
    'npm',
    ['install', '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', join(folder, tarball)],
    {
      cwd: root,
      stdio: 'pipe',
    },
  );
  symlinkSync(join(modules, 'xstate-lowest'), join(root, 'node_modules', 'xstate'));
  return root;
};

const startInspector = async (root: string, ...args: string[]): Promise<string> => {
  const port = await freePort();
  const command = spawn('npx', ['--no', '--', 'statechart-inspector', '--port', String(port), ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = once(command, 'exit');
  await Promise.race([
    once(command.stdout, 'data'),
    over.then(() => Promise.reject(new Error('the inspector ended'))),
  ]);
  closing.push(() => {
    if (command.pid) process.kill(-command.pid);
    return over;
  });
  return `http://localhost:${port}`;
};

const serve = async (root: string): Promise<string> => {
  const server: ViteDevServer = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: await freePort(), host: 'localhost', watch: null },
  });
  await server.listen();
  closing.push(() => server.close());
  return server.resolvedUrls?.local[0] ?? '';
};

const browse = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  closing.push(() => context.close());
  const elsewhere: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  const problems: string[] = [];
  const open = async (address: string): Promise<Page> => {
    const tab = await context.newPage();
    tab.on('pageerror', (error) => problems.push(error.message));
    tab.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.location().url}: ${message.text()}`);
    });
    await tab.goto(address);
    return tab;
  };
  return { open, elsewhere, problems };
};

const at = (relay: string): string =>
  appOfReadme
    .replace(
      "import { inspect } from 'statechart-inspector';",
      "import { createInspector } from 'statechart-inspector';",
    )
    .replace(
      'createActor(',
      `const { inspect } = createInspector({ relay: '${relay}' });\nconst actor = createActor(`,
    )
    .replace('const actor = const', 'const');

test('shows the chart of an app in an empty project, with values, and speaks to this machine alone', async () => {
  const root = projectWith('');
  const relay = await startInspector(root);
  writeFileSync(join(root, 'main.js'), at(relay));
  const { open, elsewhere, problems } = await browse();
  const app = await open(await serve(root));
  const desk = await open(relay);
  const stage = desk.locator('.picture');
  await stage.locator('[data-node="still empty"].active').waitFor();
  await app.getByRole('button', { name: 'Add' }).click();
  await stage.locator('[data-node="filled"].active').waitFor();
  const taken = () =>
    stage.locator('.now').evaluateAll((all) => all.map((one) => one.getAttribute('data-edges')));
  await expect.poll(taken).toContain('"still empty" "ADD ITEM"');
  // Without an allow-list a relay on this machine gets everything.
  await expect.poll(() => desk.getByLabel('Details').textContent()).toContain('a pear');
  expect(await desk.locator('.stage-bar h2').textContent()).toBe('basket');
  expect(await stage.locator('.arrow').count()).toBeGreaterThan(0);
  expect([elsewhere, problems]).toEqual([[], []]);
});

test('masks what an allow-list does not name, and still shows the names of the chart', async () => {
  const root = projectWith('');
  const relay = await startInspector(root, '--recordings', 'runs');
  const allow = '{ actors: { basket: { context: { count: everything } } } }';
  writeFileSync(
    join(root, 'main.js'),
    at(relay)
      .replace('createInspector }', 'createInspector, everything }')
      .replace('createInspector({', `createInspector({ allow: ${allow},`),
  );
  const { open } = await browse();
  const app = await open(await serve(root));
  await app.getByRole('button', { name: 'Add' }).click();
  const desk = await open(relay);
  await desk.locator('.picture [data-node="filled"].active').waitFor();
  const recorded = () =>
    readdirSync(join(root, 'runs'))
      .map((file) => readFileSync(join(root, 'runs', file), 'utf8'))
      .join('');
  await expect.poll(recorded).toContain('"count":1');
  expect(recorded()).toContain('"type":"ADD ITEM"');
  expect(recorded()).not.toContain('pear');
});
