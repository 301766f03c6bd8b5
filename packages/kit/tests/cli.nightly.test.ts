import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const kit = resolve(dirname(fileURLToPath(import.meta.url)), '..');

let folder: string;
beforeAll(() => {
  // Inside the repository, so that the copied model finds the kit and its packages.
  folder = mkdtempSync(join(kit, 'tests', 'cli-'));
  for (const file of ['codeEntry.model.ts', 'machines.ts']) {
    cpSync(join(kit, 'tests', file), join(folder, file));
  }
  execFileSync('sed', ['-i', "s#'\\.\\./#'../../#", join(folder, 'codeEntry.model.ts')]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Each call runs in a process of its own; the compile cache lets later calls reuse what the first one compiled. */
const env = () => ({ ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') });

const model = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(kit, 'cli.ts'), ...args, '--models', join(relative(process.cwd(), folder), '*.model.ts')],
    { encoding: 'utf8', env: env() },
  );
  return { status, out: stdout + stderr };
};

test('fails a machine without accepted paths, and passes it once they are accepted', () => {
  expect(model()).toEqual({ status: 1, out: expect.stringContaining('no accepted paths') });
  expect(model('accept', 'codeEntry')).toEqual({
    status: 0,
    out: expect.stringContaining('2 paths are accepted'),
  });
  expect(model()).toEqual({
    status: 0,
    out: expect.stringMatching(
      /^✓ {2}codeEntry .* healthy in all 7 states\n1 model file in .* s, 0 of them as they were/,
    ),
  });
  expect(model().out).toMatch(
    /^✓ {2}codeEntry .* healthy in all 7 states\n1 model file in .* s, 1 of them as they were/,
  );
  appendFileSync(join(folder, 'machines.ts'), '// changed\n');
  expect(model().out).toContain('0 of them as they were');
  expect(model('codeEntry')).toEqual({ status: 0, out: expect.stringContaining('55 of 55 told apart') });
  expect(model('codeEntry', '--path', 'full 2')).toEqual({
    status: 0,
    out: expect.stringContaining('It holds on the pure machine'),
  });
  expect(model('codeEntry', '--walks', '20')).toEqual({
    status: 0,
    out: '20 random walks through the accepted behaviour hold.\n',
  });
  expect(model('accept', 'codeEntry').out).toMatch(/^codeEntry does what was accepted\.\n/);
  const told = JSON.parse(model('codeEntry', '--json').out) as object[];
  expect(told).toMatchObject([{ name: 'codeEntry', failures: [], strayed: [] }]);
});

test('suggests the closest name for an unknown machine, with a separate exit code', () => {
  expect(model('codeEnrty')).toEqual({
    status: 2,
    out: "There is no machine 'codeEnrty'. Did you mean 'codeEntry'? There are: codeEntry\n",
  });
  expect(model('nobody').out).toBe("There is no machine 'nobody'. There are: codeEntry\n");
  expect(model('acept', 'codeEntry').out).toBe(
    "One at a time: 'codeEntry' is too much. Did you mean 'accept'?\n",
  );
});

test('prints results as JSON and JUnit too, with the reason for an unreadable file', () => {
  writeFileSync(join(folder, 'empty.model.ts'), 'export const nothing = 1;\n');
  const junit = join(folder, 'junit.xml');
  const { status, out } = model('--json', '--junit', junit);
  expect(status).toBe(1);
  const told = JSON.parse(out) as { name?: string; failures: string[] }[];
  expect(told).toMatchObject([{ name: 'codeEntry' }, { failures: ['It exports no model.'] }]);
  expect(readFileSync(junit, 'utf8')).toContain('<failure>It exports no model.</failure>');
  expect(model('nobody').out).toContain('empty.model.ts  It exports no model.');
  rmSync(join(folder, 'empty.model.ts'));
});

test.each<[string[], unknown]>([
  [['--walks', 'abc'], "--walks wants a whole number, 1 or more, not 'abc'.\n"],
  [['--walks', '0'], "--walks wants a whole number, 1 or more, not '0'.\n"],
  [['--walks'], '--walks wants a value.\n'],
  [['--seed', '1.5', '--walks', '5'], "--seed wants a whole number, not '1.5'.\n"],
  [['--wlaks', '5'], "There is no option '--wlaks'. Did you mean '--walks'?\n"],
  [['--json=yes'], '--json takes no value.\n'],
  [['--all'], '--all and --dry-run belong to accept.\n'],
  [['--usage', 'nowhere.json'], expect.stringMatching(/^nowhere\.json: ENOENT/)],
  [
    ['--path', 'fulll 1'],
    expect.stringMatching(/^codeEntry has no path 'fulll 1'\. Did you mean 'full 1'\? It has: full 1, /),
  ],
])('explains what is wrong with the arguments %j', (args, out) => {
  expect(model('codeEntry', ...args)).toEqual({ status: 2, out });
});

test.each<[string[], string]>([
  [['--walks', 'abc'], 'Which machine? npm run model -- <machine> --walks\n'],
  [['--path', 'nope'], 'Which machine? npm run model -- <machine> --path\n'],
  [['--seed', 'x'], 'Which machine? npm run model -- <machine> --seed\n'],
  [['--usage', 'nofile'], 'Which machine? npm run model -- <machine> --usage\n'],
  [['--html'], 'Which machine? npm run model -- <machine> --html\n'],
  [['--sheet'], 'Which machine? npm run model -- <machine> --sheet\n'],
  [['accept', 'codeEntry', '--html'], '--html does not belong to accept.\n'],
  [['record', 'nofile', '--walks', '5'], '--walks does not belong to record.\n'],
  [['usage', 'nofile', '--walks', 'x'], "--walks wants a whole number, 1 or more, not 'x'.\n"],
])('reports missing or superfluous arguments of %j', (args, out) => {
  expect(model(...args)).toEqual({ status: 2, out });
});

const strangers = [
  { v: 1, run: 'r1', seq: 1, at: 1, kind: 'run', phone: 'p', page: 'app', device: 'd' },
  {
    v: 1,
    run: 'r1',
    seq: 2,
    at: 2,
    kind: 'actor',
    session: 'x:1',
    root: 'x:0',
    id: 'thing',
    chart: { id: 'thing', hash: 'h' },
  },
];

test('fails a recording or visits of other machines, and keeps earlier counts', () => {
  const file = join(folder, 'strangers.jsonl');
  writeFileSync(file, strangers.map((frame) => JSON.stringify(frame)).join('\n'));
  expect(model('record', file)).toEqual({
    status: 1,
    out: `${file} tells of no machine that has a model. It has thing.\n`,
  });
  writeFileSync(file, '[]');
  expect(model('usage', file)).toEqual({
    status: 1,
    out: `${file} tells of no machine that has a model. It has no chart.\n`,
  });
  rmSync(file);
});

test('reads a damaged recording as far as possible, and reports what is left out', () => {
  const file = join(folder, 'damaged.jsonl');
  const lines = strangers.map((frame) => JSON.stringify(frame));
  const ofThing = `${file} tells of no machine that has a model. It has thing.\n`;
  const says = (text: string) => {
    writeFileSync(file, text);
    return model('record', file).out;
  };
  expect(says([...lines, '{"v":1,"run":"r1","se'].join('\n'))).toBe(
    `${file} is read as far as it goes. Cut off: line 3.\n${ofThing}`,
  );
  expect(says([lines[0], '{"v":1}', lines[1]].join('\n'))).toBe(
    `${file} is read as far as it goes. Not readable: line 2.\n${ofThing}`,
  );
  expect(says(JSON.stringify(strangers))).toBe(ofThing);
  expect(says('nothing of this kind')).toBe(`${file}: no line of it is a frame.\n`);
  rmSync(file);
});

const talkative = `
import { log, setup } from 'xstate';
import { defineModel } from '../../index.ts';
console.debug('read');
const parrot = setup({
  types: { events: {} as { type: 'asked' } },
  actions: { log: log('logged'), print: () => console.info('printed') },
}).createMachine({
  id: 'parrot',
  initial: 'still',
  states: { still: { on: { asked: { target: 'heard', actions: ['log', 'print'] } } }, heard: { on: { asked: 'still' } } },
});
export const model = defineModel(parrot, {
  events: { asked: { gesture: async () => {} } },
  states: { still: async () => {}, heard: async () => {} },
});
`;

test('keeps logs of machines out of the JSON', () => {
  writeFileSync(join(folder, 'parrot.model.ts'), talkative);
  const models = ['--models', join(relative(process.cwd(), folder), 'parrot.model.ts')];
  // The last output of a terminated thread may be lost.
  for (const [name, saying] of [
    [[], ['read']],
    [['parrot'], ['read', 'logged', 'printed']],
  ] as const) {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(kit, 'cli.ts'), ...name, '--json', ...models],
      { encoding: 'utf8', env: env() },
    );
    expect(JSON.parse(stdout)).toMatchObject([{ name: 'parrot' }]);
    for (const said of saying) expect(stderr).toContain(said);
  }
  rmSync(join(folder, 'parrot.model.ts'));
});

test('prints the pattern when it matches no model', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(kit, 'cli.ts'), '--models', 'nowhere/*.model.ts'],
    { encoding: 'utf8', env: env() },
  );
  expect([status, stderr]).toEqual([2, 'No model matches nowhere/*.model.ts.\n']);
});

const hostile = {
  throws: "throw new TypeError('the lender is away');",
  nameless: 'throw new Error();',
  text: "throw 'just a text';",
  ends: 'process.exit(0);',
  unreadable: 'export const model = {',
  still: [
    "import { createMachine } from 'xstate';",
    "import { defineModel } from '../../index.ts';",
    "export const model = defineModel(createMachine({ id: 'still' }), { events: {}, states: {} } as never);",
  ].join('\n'),
};

test('reports the reason when a model throws or ends the process, and checks the others', () => {
  for (const [name, text] of Object.entries(hostile)) writeFileSync(join(folder, `${name}.model.ts`), text);
  const { status, out } = model();
  expect(model('ends')).toEqual({
    status: 2,
    out: expect.stringMatching(/^✗ .*ends\.model\.ts {2}It ended the process that read it\.\n$/),
  });
  for (const name of Object.keys(hostile)) rmSync(join(folder, `${name}.model.ts`));
  expect(status).toBe(1);
  expect(out).toMatch(/✗ .*throws\.model\.ts {2}the lender is away\n/);
  expect(out).toMatch(/✗ .*nameless\.model\.ts {2}Error\n/);
  expect(out).toMatch(/✗ .*text\.model\.ts {2}just a text\n/);
  expect(out).toMatch(/✗ .*ends\.model\.ts {2}It ended the process that read it\.\n/);
  expect(out).toMatch(/✗ .*unreadable\.model\.ts {2}\S/);
  expect(out).toMatch(/[✓✗] {2}codeEntry /);
  // A machine without transitions has nothing left to cover.
  expect(out).toMatch(/✗ {2}still .* 0 transitions {2}states 100 % {2}transitions 100 %/);
  expect(out).not.toMatch(/NaN|undefined|Infinity/);
});

test('ends quietly when the reader closes the pipe', () => {
  const { stdout, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `"${process.execPath}" ${join(kit, 'cli.ts')} codeEntry --models '${folder}/*.model.ts' | head -n 1`,
    ],
    { encoding: 'utf8', env: env() },
  );
  expect([stdout.split('\n').length, stderr]).toEqual([2, '']);
});

test('previews what would be accepted', () => {
  const paths = join(folder, 'accepted', 'codeEntry.paths.json');
  rmSync(paths, { force: true });
  expect(model('accept', 'codeEntry', '--dry-run')).toEqual({
    status: 0,
    out: 'codeEntry: nothing was accepted before.\n',
  });
  expect(existsSync(paths)).toBe(false);
  expect(model('accept', '--all').out).toContain('paths are accepted');
  expect(existsSync(paths)).toBe(true);
});
