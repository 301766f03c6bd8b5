import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { diagnose, explore, reachable } from '../index.ts';
import { modelsIn } from '../modelFiles.ts';
import { scaffoldText } from '../scaffold.ts';

const kit = resolve('packages/kit');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(kit, 'tests', 'new-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const machines = `
import { assign, createMachine, fromCallback, fromPromise, setup } from 'xstate';

export const form = setup({
  types: {
    context: {} as { text: string; sent: number; close: () => void },
    events: {} as { type: 'typed'; text: string } | { type: 'sent' } | { type: 'it is' },
    input: {} as { text: string },
  },
  actors: {
    send: fromPromise<{ id: string }>(async () => ({ id: '1' })),
    listen: fromCallback(() => undefined),
  },
  actions: {
    keep: assign({ text: ({ event }) => ('text' in event ? event.text : '') }),
    count: assign({ sent: ({ context }) => context.sent + 1 }),
  },
  guards: { isFilled: ({ context }) => context.text !== 'never' },
}).createMachine({
  id: 'the form',
  context: ({ input }) => ({ text: input.text ?? '', sent: 0, close: () => undefined }),
  invoke: { src: 'listen' },
  initial: 'writing now',
  states: {
    'writing now': { on: { typed: { actions: 'keep' }, sent: { guard: 'isFilled', target: 'deciding' }, 'it is': 'all done' } },
    deciding: { always: [{ guard: 'isFilled', target: 'sending' }, { target: 'writing now' }] },
    sending: { invoke: { src: 'send', onDone: { target: 'writing now', actions: 'count' }, onError: 'writing now' } },
    'all done': { type: 'final' },
  },
});

export default createMachine({
  id: 'toggle',
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: { on: { switched: 'off', '*': {} } } },
});
export const player = createMachine({
  id: 'player',
  initial: 'silent',
  states: {
    silent: { on: { 'media.*': { guard: ({ event }) => event.loud !== true, target: 'playing' } } },
    playing: { on: { 'media.any': {}, 'media.*': 'silent', '*': 'broken' } },
    broken: {},
  },
});
export const till = setup({
  types: { context: {} as { last: string; price: number }, events: {} as { type: 'SCAN'; sku: string } },
  actions: {
    keep: assign({ last: ({ event }) => (event as { sku: string }).sku, price: ({ event }) => ((event as any)?.price as number) }),
  },
}).createMachine({
  id: 'till',
  context: { last: '', price: 0 },
  on: { SCAN: { actions: 'keep' } },
});
export const nothing = 1;
`;

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(kit, 'cli.ts'), ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

test('writes with `new` a model of each machine in a file that can be explored unchanged', async () => {
  const file = join(relative('.', folder), 'machines.ts');
  writeFileSync(file, machines);
  expect(run('new', file)).toEqual({ status: 0, said: expect.stringContaining('toggle.model.ts') });

  const path = join(folder, 'the-form.model.ts');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(
    "typed: { cases: { any: { text: 'never' } as never }, gesture: async () => {} }, // TODO: the payload",
  );
  expect(text).toContain(
    "send: { answers: done({ id: 'text' } as never), fails: fails(new Error('failed')) }, // TODO: what it answers",
  );
  expect(text).toContain('listen: { }, // TODO: what it sends');
  expect(text).toContain('deciding: transient,');
  expect(text).toContain("same: { close: 'ignored' }");
  expect(text).toContain('bounds: { sent: 2 }');

  const [form] = await modelsIn(path);
  const [toggle] = await modelsIn(join(folder, 'toggle.model.ts'));
  const playerText = readFileSync(join(folder, 'player.model.ts'), 'utf8');
  expect(playerText).toContain(
    "'media.any other': { cases: { any: { loud: true } as never }, gesture: async () => {} }, // TODO: the payload; one entry for each event that 'media.*' takes",
  );
  expect(playerText).toContain(
    "any: { gesture: async () => {} }, // TODO: one entry for each event that '*' takes",
  );
  expect(readFileSync(join(folder, 'till.model.ts'), 'utf8')).toContain(
    "SCAN: { cases: { any: { sku: 'text' } as never },",
  );
  const [player] = await modelsIn(join(folder, 'player.model.ts'));
  expect(player && reachable(explore(player)).transitions.missing).toEqual([]);
  expect(form && reachable(explore(form)).states.missing).toEqual([]);
  expect(toggle && reachable(explore(toggle)).states.missing).toEqual([]);

  const types = spawnSync(
    join('node_modules', '.bin', 'tsc'),
    [
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--allowImportingTsExtensions',
      '--allowJs',
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--ignoreConfig',
      path,
    ],
    { encoding: 'utf8' },
  );
  expect(types.stdout).toBe('');

  expect(run('new', file)).toEqual({ status: 2, said: expect.stringContaining('exists already') });
});

test('explains the arguments of `new`', () => {
  const file = join(folder, 'none.ts');
  writeFileSync(file, 'export const one = 1;');
  expect(run('new', file)).toEqual({
    status: 2,
    said: expect.stringContaining('exports no machine. It exports: one'),
  });
  expect(run('new')).toEqual({ status: 2, said: expect.stringContaining('Which file?') });
});

test('writes every machine of a file, also without an id, with the id of another, and in other alphabets', () => {
  const file = join(folder, 'several.ts');
  writeFileSync(
    file,
    `import { createMachine } from 'xstate';
const config = { initial: 'a', states: { a: {} } };
export const unnamed = createMachine(config);
export const first = createMachine({ ...config, id: 'same one' });
export const second = createMachine({ ...config, id: 'same one' });
export const quoted = createMachine({ ...config, id: "it's/here" });
export const other = createMachine({ ...config, id: 'замок' });
`,
  );
  expect(run('new', file).status).toBe(0);
  for (const name of ['unnamed', 'same-one', 'second', 'it-s-here', 'замок'])
    expect(run(name, '--models', join(folder, '*.model.ts')).said).toContain('1 places');
});

const order = setup({
  types: {
    context: {} as { user: { role: string } | undefined; items: string[]; total: number },
    events: {} as
      | { type: 'login'; as: { role: string } }
      | { type: 'add'; items: string[] }
      | { type: 'pay'; amount: number },
    input: {} as { shop: string; caller: AnyActorRef },
  },
  actors: {
    charge: fromPromise<{ tag: 'ok'; value: { id: string } } | { tag: 'err'; reason: string }>(() =>
      Promise.reject(new Error('never')),
    ),
  },
  guards: { isAdmin: ({ context }) => context.user?.role === 'admin' },
}).createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, user: undefined, items: [], total: 0 }),
  entry: sendTo(({ context }) => (context as unknown as { caller: AnyActorRef }).caller, { type: 'begun' }),
  initial: 'guest',
  states: {
    guest: { on: { login: { target: 'known', actions: assign({ user: ({ event }) => event.as }) } } },
    known: {
      always: { guard: 'isAdmin', target: 'admin' },
      on: {
        add: { guard: ({ event }) => event.items.map((item) => item.trim()).length > 1, target: 'filled' },
      },
    },
    admin: { type: 'final' },
    filled: { on: { pay: { guard: ({ event }) => event.amount >= 20, target: 'paying' } } },
    paying: {
      invoke: {
        id: 'charge',
        src: 'charge',
        onDone: [
          {
            guard: ({ event }) => event.output.tag === 'ok' && event.output.value.id.length > 0,
            target: 'paid',
          },
          { guard: ({ event }) => event.output.tag === 'err', target: 'filled' },
        ],
        onError: {
          guard: ({ event }) => (event.error as { status?: number }).status === 402,
          target: 'refused',
        },
      },
    },
    paid: { type: 'final' },
    refused: { type: 'final' },
  },
});

test('proposes payloads, answers, errors and inputs by which more states are met', async () => {
  const path = join(folder, 'order.model.ts');
  const text = scaffoldText(
    { machine: order, expression: 'order' },
    { name: 'order', called: undefined, from: '../scaffold.test.ts', kit: '../../index.ts' },
  );
  expect(text).toContain("caller: double('caller')");
  expect(text).toContain("Object.assign(new Error('failed'), { status: 402 })");
  expect(text).toContain("'role text': { as: { role: 'text' } }");
  writeFileSync(
    path,
    text.replace(
      /import \{ order \}.*/,
      `import { setup } from 'xstate'; const order = globalThis.kitTestOrder;`,
    ),
  );
  Object.assign(globalThis, { kitTestOrder: order });
  const [model] = await modelsIn(path);
  expect(model && reachable(explore(model)).states.missing).toEqual([]);
});

const typedSource = `
import { fromPromise, setup } from 'xstate';
import type { ActorRef, Snapshot } from 'xstate';

declare enum Size { Small = 's', Large = 'l' }
type State = 'open' | 'shut';
interface Page<Item> { items: Item[]; next?: string }
type Order = { plan: 'basic' | 'pro'; size: Size; months: 1 | 12; at: { city: { code: string } }; tags?: string[]; rushes: () => boolean };

const prices: Record<string, Record<string, number>> = { basic: { s: 1 }, pro: { l: 2 } };

const shop = setup({
  types: {} as {
    context: { path: Buffer };
    events: { type: 'ordered'; order: Order } | { type: 'rated'; on: boolean };
    input: { path: string; parent: ActorRef<Snapshot<unknown>, { type: 'done' }> };
  },
  actors: { load: fromPromise<Page<{ state: State }>>(async () => ({ items: [] })) },
  guards: {
    isLarge: ({ event }) => event.type === 'ordered' && prices[event.order.plan]?.[event.order.size] === 2,
    isYearly: ({ event }) => event.type === 'ordered' && ![undefined, 1].includes(event.order.months),
    isRushed: ({ event }) => event.type === 'ordered' && event.order.rushes(),
    isShut: (_, page: Page<{ state: 'open' | 'shut' }>) => page.items.some(({ state }) => new Set(['shut']).has(state)),
  },
});

export const machine = shop.createMachine({
  id: 'shop',
  context: ({ input }) => ({ path: Buffer.from(input.path) }),
  initial: 'choosing',
  states: {
    choosing: { on: { ordered: [{ guard: 'isLarge', target: 'large' }, { guard: 'isYearly', target: 'yearly' }, { guard: 'isRushed', target: 'rushed' }] } },
    large: { invoke: { src: 'load', onDone: { guard: { type: 'isShut', params: ({ event }) => event.output }, target: 'shut' } } },
    yearly: {},
    rushed: {},
    shut: {},
  },
});
export const createShop = (name: 'near' | 'far', { path }: { path: string }) =>
  setup({}).createMachine({ id: name, entry: () => void Buffer.from(path), initial: 'a', states: { a: {} } });
`;

test('takes payloads, answers, inputs and arguments from the types of the source', async () => {
  writeFileSync(join(folder, 'shop.ts'), typedSource);
  expect(run('new', join(folder, 'shop.ts'))).toMatchObject({ status: 0 });
  const text = readFileSync(join(folder, 'shop.model.ts'), 'utf8');
  expect(text).toContain(
    "plan: 'basic', size: 's', months: 1, at: { city: { code: 'text' } }, tags: ['text']",
  );
  expect(text).toContain("({ path: 'text', parent: double('parent') })");
  const [model] = await modelsIn(join(folder, 'shop.model.ts'));
  expect(model && reachable(explore(model)).states.missing).toEqual([]);
  expect(readFileSync(join(folder, 'far.model.ts'), 'utf8')).toContain(
    "createShop('far' as never, { path: 'text' } as never)",
  );
});

test('ends where the code of a machine reads a list without end', () => {
  const isLast = ({ event }: { event: { next?: object } }) => {
    let node: { next?: object } | undefined = event;
    while (node) node = node.next;
    return true;
  };
  const machine = setup({ types: { events: {} as { type: 'go'; next?: object } } }).createMachine({
    id: 'list',
    initial: 'a',
    states: { a: { on: { go: { guard: isLast, target: 'b' } } }, b: {} },
  });
  const text = scaffoldText(
    { machine, expression: 'list' },
    { name: 'list', called: undefined, from: 'list.ts', kit: '../../index.ts' },
  );
  expect(text).toContain('go: { cases: { any: { next: ');
});

test('says once what only the proposed values do not meet', async () => {
  const path = join(folder, 'gate.model.ts');
  const file = join(folder, 'gate.ts');
  writeFileSync(
    file,
    `import { setup } from 'xstate';
export const gate = setup({
  guards: { isKnown: ({ event }) => event.key === ['se', 'cret'].join(''), isReady: () => { throw new Error('not implemented'); } },
}).createMachine({
  id: 'gate', initial: 'shut',
  states: {
    shut: { on: { turn: { guard: 'isKnown', target: 'open' }, push: { guard: 'isReady', target: 'ajar' } } },
    open: {}, ajar: { on: { turn: { guard: ({ event }) => event.key.length > 0, target: 'shut' } } },
  },
});
`,
  );
  expect(run('new', file).status).toBe(0);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain('provide: { guards: { isReady: () => true } },');
  const [model] = await modelsIn(path);
  const found = model ? diagnose(explore(model)).map(({ defect, where }) => `${defect}: ${where}`) : [];
  expect(found.filter((one) => /never met|proposed/.test(one))).toEqual(['proposed values: see each TODO']);
});

test('calls an exported factory with proposed arguments', () => {
  const file = join(folder, 'factories.ts');
  writeFileSync(
    file,
    `import { createMachine } from 'xstate';
export const makeDoor = ({ steps, on }, isOpen = false) => createMachine({
  id: 'door', initial: isOpen ? 'open' : 'shut',
  states: { open: {}, shut: { entry: () => on.opened(), on: { push: { guard: () => steps.length > 0, target: 'open' } } } },
});
export function useDoor() { throw new Error('a hook is not called'); }
`,
  );
  expect(run('new', file).status).toBe(0);
  expect(readFileSync(join(folder, 'door.model.ts'), 'utf8')).toContain('defineModel(makeDoor({ steps: ');
  expect(run('door', '--models', join(folder, 'door.model.ts')).said).toContain('states       2/2');
});

test('quotes a name in the commands that it prints', () => {
  const { said } = run("it's/here", '--models', join(folder, '*.model.ts'));
  expect(said).toContain(String.raw`npm run model -- accept 'it'\''s/here'`);
});
