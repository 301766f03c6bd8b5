import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, ensureHeadless } from '../../../tools/browser/chromium.ts';
import { freePort } from '../../../tests/freePort.ts';
import type { Frame } from '../frames/frame.ts';
import { parseVisits } from '../usage/usage.ts';

/** Installs both packages with npm in new projects, and runs the first examples of their READMEs as printed. It needs npm's registry. */
const packages = ['kit', 'inspector'].map((name) => resolve('packages', name));
const isOnline = spawnSync('npm', ['view', 'xstate', 'version'], { timeout: 60_000 }).status === 0;
if (!isOnline) console.log('npm has no registry here: the packages are not tried in new projects.');
const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter) };

const block = (name: string, mark: string): string => {
  const readme = readFileSync(join('packages', name, 'README.md'), 'utf8');
  const [, text] = new RegExp(`^\`\`\`\\w+ ${mark}\\n([^]*?)^\`\`\``, 'm').exec(readme) ?? [];
  if (text === undefined) throw new Error(`${name}/README.md has no block '${mark}'.`);
  return text;
};
const example = block('inspector', 'file=main.js');

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'projects-'));
  for (const cwd of isOnline ? packages : [])
    execFileSync('npm', ['pack', '--pack-destination', folder], { cwd, stdio: 'pipe' });
  browser = await chromium.launch({ args: chromiumArgs, executablePath: ensureHeadless() });
}, 300_000);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const run = (cwd: string, script: string): string => {
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', script], { cwd, env, encoding: 'utf8' });
  expect(status, `${script}\n${stdout}${stderr}`).toBe(0);
  return stdout + stderr;
};

const write = (root: string, files: Record<string, string>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
};

/** Starts a command that runs until the test ends. @returns when it has printed something. */
const serve = async (cwd: string, ...[command = '', ...args]: string[]): Promise<void> => {
  const server = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  closing.push(() => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    return ended;
  });
  await Promise.race([once(server.stdout, 'data'), ended]);
};

/** Installs both packages as their READMEs print it, and runs the first example of the kit. */
const install = (root: string): void => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz')))
    copyFileSync(join(folder, file), join(root, file));
  run(root, block('kit', 'install'));
  run(root, block('inspector', 'install').split('\n')[0] ?? '');
  write(root, { 'lamp.model.ts': block('kit', 'file=lamp.model.ts') });
  const [judge = '', ...rest] = block('kit', 'run').trim().split('\n');
  expect(spawnSync('sh', ['-ec', judge], { cwd: root, env, encoding: 'utf8' }).stdout).toContain(
    'no accepted paths; npm run model -- accept lamp',
  );
  expect(run(root, rest.join('\n'))).toMatch(/Feature: Lamp[^]*✓ {2}lamp .*healthy/);
};

const startInspector = (root: string) =>
  serve(root, 'npx', 'statechart-inspector', '--recordings', join(root, 'runs'));

const framesIn = (root: string): Frame[] =>
  readdirSync(join(root, 'runs')).flatMap((file) =>
    readFileSync(join(root, 'runs', file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Frame),
  );

const open = async (address: string) => {
  const page = await browser.newPage();
  closing.push(() => page.close());
  await expect
    .poll(
      () =>
        page.goto(address).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  return page;
};

/** Adds to the basket of the inspector's first example, and taps a toggle three times. @returns the events that the inspector receives. */
const use = async (root: string, address: string): Promise<() => string[]> => {
  const desk = await open('http://localhost:4174');
  const app = await open(address);
  for (const name of ['Add', 'off', 'on', 'off']) await app.getByRole('button', { name }).click();
  await desk.getByRole('button', { name: /^basket/ }).click();
  await desk.locator('.picture [data-node="filled"].active').waitFor();
  return () =>
    framesIn(root).flatMap((frame) =>
      frame.kind === 'event' && ['tapped', 'ADD ITEM'].includes(frame.type)
        ? [`${frame.type} by ${frame.cause.by}`]
        : [],
    );
};
const used = ['ADD ITEM by person', 'tapped by person', 'tapped by person', 'tapped by person'];

const toggle = `
import { useMachine } from '@xstate/react';
import { inspect } from 'statechart-inspector';
import { setup } from 'xstate';

const toggle = setup({}).createMachine({
  id: 'toggle',
  initial: 'off',
  states: { off: { on: { tapped: 'on' } }, on: { on: { tapped: 'off' } } },
});

export default function Toggle() {
  const [snapshot, send] = useMachine(toggle, { inspect });
  return <button onClick={() => send({ type: 'tapped' })}>{snapshot.value}</button>;
}
`;

const door = `
import { setup } from 'xstate';

export const door = setup({}).createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { pushed: 'open' } }, open: { on: { pushed: 'shut' } } },
});
`;
const watch = `
import { inspect } from 'statechart-inspector';
import { startUsage } from 'statechart-inspector/usage';

const count = startUsage('/usage');

export const watch: typeof inspect = (event) => {
  inspect(event);
  count(event);
};
`;
const doorView = `
import { useMachine } from '@xstate/react';
import { door } from './door.ts';
import { watch } from './watch.ts';

export default function Door() {
  const [snapshot, send] = useMachine(door, { inspect: watch });
  return <button onClick={() => send({ type: 'pushed' })}>door {snapshot.value}</button>;
}
`;

/** Edits the view, the machine and the root actor of a page that runs, and uses it after each. */
const editWhileRunning = async (root: string, address: string) => {
  const edit = (file: string, from: string, to: string) => {
    const text = readFileSync(join(root, 'src', file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(root, 'src', file), text.replace(from, to));
  };
  const desk = await open('http://localhost:4174');
  const app = await open(address);
  const active = (state: string) => desk.locator(`.picture [data-node="${state}"].active`).waitFor();
  const tap = (name: string) => app.getByRole('button', { name }).click();
  await tap('door shut');
  await desk.getByRole('button', { name: /^door/ }).click();
  await active('open');
  const [edited = ''] = framesIn(root).flatMap((frame) =>
    frame.kind === 'event' && frame.type === 'pushed' ? [frame.run] : [],
  );

  edit('Door.tsx', '>door', '>gate');
  await tap('gate open');
  await active('shut');

  edit('door.ts', "pushed: 'open'", "pushed: 'open', locked: 'open'");
  await desk.locator('.picture', { hasText: 'locked' }).waitFor();
  await tap('gate shut');
  await active('open');
  await app.evaluate(() => {
    navigator.sendBeacon = (_, body) => {
      sessionStorage.setItem('visit', String(body));
      return true;
    };
  });

  edit('main.js', 'a pear', 'a plum');
  await app.getByRole('button', { name: 'gate shut' }).waitFor();
  await tap('Add');
  await desk.getByRole('button', { name: /^basket/ }).click();
  await active('filled');
  const [visit] = parseVisits(JSON.parse((await app.evaluate(() => sessionStorage.getItem('visit'))) ?? ''));
  return { edited, edges: visit?.charts.map(({ edges }) => edges) };
};

test.runIf(isOnline)('both packages run in an empty Node project', { timeout: 600_000 }, async () => {
  const root = join(folder, 'node');
  mkdirSync(root);
  install(root);
  await startInspector(root);
  const [machine = ''] = example.split('const button');
  write(root, {
    'main.js': `${machine}actor.send({ type: 'ADD ITEM', item: 'a pear' });\nconsole.log('sent');\n`,
  });
  await serve(root, process.execPath, 'main.js');
  const desk = await open('http://localhost:4174');
  const filled = desk.locator('.picture [data-node="filled"].active');
  await expect.poll(() => filled.isVisible(), { timeout: 30_000 }).toBe(true);
});

test.runIf(isOnline)(
  'both packages run in a new Vite and React project, with StrictMode',
  { timeout: 600_000 },
  async () => {
    run(folder, 'npx --yes create-vite@latest vite --template react-ts --no-interactive < /dev/null');
    const root = join(folder, 'vite');
    install(root);
    run(root, 'npm install @xstate/react');
    const main = readFileSync(join(root, 'src/main.tsx'), 'utf8');
    expect(main).toContain('<StrictMode>');
    write(root, {
      'src/main.js': example,
      'src/main.tsx': `import './main.js';\n${main}`,
      'src/App.tsx': `import Door from './Door.tsx';\nimport Toggle from './Toggle.tsx';\nexport default () => <><Toggle /><Door /></>;\n`,
      'src/Toggle.tsx': toggle,
      'src/Door.tsx': doorView,
      'src/door.ts': door,
      'src/watch.ts': watch,
      'src/lamp.model.ts': block('kit', 'file=lamp.model.ts'),
    });
    run(root, 'npm run build');
    await startInspector(root);
    const port = String(await freePort());
    await serve(root, 'npx', 'vite', '--port', port);
    await expect.poll(await use(root, `http://localhost:${port}`)).toEqual(used);
    const { edited, edges } = await editWhileRunning(root, `http://localhost:${port}`);
    const pushed = framesIn(root).flatMap((frame) =>
      frame.kind === 'event' && frame.type === 'pushed' ? [frame.cause.by] : [],
    );
    expect(pushed).toEqual(['person', 'person', 'person']);
    // Each chart counts its own part of the visit.
    expect(edges).toEqual([{ 'shut pushed': 1, 'open pushed': 1 }, { 'shut pushed': 1 }]);
    run(root, 'npm run model -- new src/door.ts');
    const recorded = run(root, `npm run model -- record runs/${edited}.jsonl`);
    expect(recorded.match(/✓ door/g)).toHaveLength(2);
  },
);

test.runIf(isOnline)(
  'both packages run in a new Next project, as it is built',
  { timeout: 600_000 },
  async () => {
    const root = join(folder, 'next');
    mkdirSync(root);
    install(root);
    run(root, 'npm install next react react-dom @xstate/react');
    write(root, {
      'app/layout.jsx':
        'export default ({ children }) => <html lang="en"><head><title>Next</title></head><body>{children}</body></html>;\n',
      'app/main.js': example,
      'app/toggle.jsx': `'use client';\n${toggle}`,
      'app/page.jsx': `'use client';
import { useEffect } from 'react';
import Toggle from './toggle.jsx';

export default function Page() {
  useEffect(() => void import('./main.js'), []);
  return <Toggle />;
}
`,
    });
    run(root, 'npx --no next build');
    await startInspector(root);
    const port = String(await freePort());
    await serve(root, 'npx', 'next', 'start', '--port', port);
    await expect.poll(await use(root, `http://localhost:${port}`)).toEqual(used);
  },
);
