import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assign, emit, raise, setup } from 'xstate';
import {
  coverageOf,
  defineModel,
  done,
  explore,
  fullSuite,
  mutationScore,
  runLive,
  runPure,
  transitionTour,
} from '../index.ts';
import { mutantsOf } from '../mutants.ts';
import { behaviourDiff, readFeature, readGolden, readingDiff, writeGolden } from '../golden.ts';
import { goldenFiles } from '../goldenFiles.ts';
import { failuresOf, oneLine, reportOf, reportText } from '../report.ts';
import { htmlReport } from '../html.ts';
import { sheetText } from '../sheet.ts';
import { config, model } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'golden-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = () => goldenFiles(join(folder, 'codeEntry.model.ts'));
const graph = explore(model);

test('reads accepted paths back unchanged, without a difference', () => {
  expect(readGolden(files())).toBeUndefined();
  const accepted = writeGolden(files(), graph);
  expect(readGolden(files())).toEqual(accepted);
  expect(behaviourDiff(graph, accepted)).toEqual([]);
});

test('keeps what was accepted in a folder beside the model', () => {
  writeGolden(files(), graph);
  expect(readdirSync(folder)).toEqual(['accepted']);
  expect(readdirSync(join(folder, 'accepted'))).toEqual(['codeEntry.feature', 'codeEntry.paths.json']);
});

test('writes each step of the accepted file as one line', () => {
  const steps = writeGolden(files(), graph).flatMap((path) => path.steps);
  const lines = readFileSync(files().paths, 'utf8').split('\n');
  expect(steps.length).toBeGreaterThan(5);
  expect(lines.filter((line) => line.startsWith(' '))).toEqual(
    steps.map((step) => expect.stringContaining(` ${JSON.stringify(step)}`)),
  );
});

test('refuses an invalid file', () => {
  writeGolden(files(), graph);
  writeFileSync(files().paths, '[{"id":"x"}]');
  expect(() => readGolden(files())).toThrow('holds no paths');
});

test('reports the first step at which a machine behaves differently', () => {
  const quicker = defineModel(codeEntry.provide({ delays: { resend: 30_000 } }), config);
  const [diff] = behaviourDiff(explore(quicker), fullSuite(graph));
  expect(diff).toContain('When 1 minute passes');
  expect(diff).toContain('is due in 30000 ms, not in 60000 ms');
});

test('reports accepted paths that name what the model no longer has, instead of throwing', () => {
  const [path] = fullSuite(graph);
  if (!path?.steps[0]) throw new Error('the suite is empty');
  const [first] = path.steps;
  const gone = [
    { ...path, input: 'other' },
    { ...path, steps: [{ ...first, move: { by: 'person', event: 'code.typed', case: 'odd' } as const }] },
    {
      ...path,
      steps: [
        first,
        {
          ...first,
          move: { by: 'service', child: 'sendCode', service: 'sendCode', outcome: 'odd' } as const,
        },
      ],
    },
  ];
  expect(
    behaviourDiff(graph, gone).map((text) => text.split('\n').find((line) => line.startsWith('  but'))),
  ).toEqual([
    "  but the model has no input 'other'",
    "  but the model has no case 'odd' of 'code.typed'",
    "  but the model has no outcome 'odd' of 'sendCode'",
  ]);
});

test('reports the first line of a feature file that no longer matches the machine', () => {
  writeGolden(files(), graph);
  const accepted = readFeature(files());
  expect(readingDiff(graph, accepted)).toEqual([]);
  const stale = accepted.replace('closes the dialog', 'shuts the dialog');
  const [told] = readingDiff(graph, stale);
  expect(told).toContain('shuts the dialog');
  expect(told).toMatch(
    /first in line \d+\.\n {2}accepted: .*shuts the dialog.*\n {2}now: .*closes the dialog/,
  );
  expect(failuresOf(reportOf(model, fullSuite(graph), stale))).toContain('1 changes of behaviour');
  rmSync(files().feature);
  expect(readingDiff(graph, readFeature(files()))).toHaveLength(1);
});

test('names new behaviour of a machine', () => {
  const more = defineModel(codeEntry, {
    ...config,
    outcomes: { ...config.outcomes, sendCode: { ...config.outcomes.sendCode, late: done({ sent: true }) } },
  });
  expect(behaviourDiff(explore(more), fullSuite(graph))).toEqual(["new in cases: sendCode 'late'"]);
});

test('detects every mutant with the full suite; a tour without refusals misses a guard that no step needs', () => {
  expect(mutationScore(graph, fullSuite(graph))).toEqual({
    killed: 55,
    all: 55,
    equal: [],
    redundant: {},
    survivors: [],
    explained: {},
    idle: [],
  });
  expect(mutationScore(graph, transitionTour(graph)).survivors).toEqual([
    'guard always true at entering code.confirmed',
  ]);
});

test('makes each kind of mistake, detects it with a full suite, and undoes it', () => {
  const machine = setup({
    types: { context: {} as { log: string }, events: {} as { type: 'sent' } | { type: 'again' } },
    actions: {
      one: assign({ log: ({ context }) => `${context.log}1` }),
      two: assign({ log: ({ context }) => `${context.log.slice(0, 3)}2` }),
    },
    delays: { limit: 1000, soon: ({ context }) => 200 + context.log.length },
  }).createMachine({
    id: 'kinds',
    context: { log: '' },
    initial: 'idle',
    states: {
      idle: { on: { sent: { target: 'busy', actions: ['one', 'two'] } } },
      busy: {
        tags: 'busy',
        initial: 'trying',
        states: { trying: { after: { soon: 'waiting' } }, waiting: {} },
        after: { limit: 'over' },
        on: { again: '.trying' },
      },
      over: { type: 'final' },
    },
  });
  const state = async () => {};
  const gesture = state;
  const explored = explore(
    defineModel(machine, {
      events: { sent: { gesture }, again: { gesture } },
      states: { idle: state, 'busy.trying': state, 'busy.waiting': state, over: state },
    }),
  );
  const names = mutantsOf(explored.chart).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'actions the other way round at idle sent',
      'to over at idle sent',
      'leaves and enters its source at busy again',
      'busy begins with busy.waiting',
      'no tag busy at busy',
      'limit ten times as long at busy',
      'limit a tenth as long at busy',
      'soon ten times as long at busy.trying',
    ]),
  );
  const suite = fullSuite(explored);
  expect(mutationScore(explored, suite)).toMatchObject({ survivors: [], equal: [] });
  expect(suite.flatMap((path) => runPure(explored.model, path, explored.chart) ?? [])).toEqual([]);
});

test('observes emitted events, the output and the order of actions', () => {
  const bell = (times: number, output: string) =>
    defineModel(
      setup({
        types: { events: {} as { type: 'pressed' }, emitted: {} as { type: 'rang'; times: number } },
        actions: { ring: emit({ type: 'rang', times }), light: () => undefined },
      }).createMachine({
        id: 'bell',
        initial: 'still',
        states: {
          still: { on: { pressed: { target: 'over', actions: ['light', 'ring'] } } },
          over: { type: 'final' },
        },
        output,
      }),
      {
        events: { pressed: { gesture: async () => {} } },
        states: { still: async () => {}, over: async () => {} },
      },
    );
  const explored = explore(bell(1, 'rang'));
  const suite = fullSuite(explored);
  expect(suite[0]?.steps[0]?.expect).toMatchObject({
    effects: ['does light', 'emits {times:1,type:"rang"}'],
    output: '"rang"',
  });
  expect(mutationScore(explored, suite)).toMatchObject({ survivors: [], equal: [] });
  for (const other of [bell(2, 'rang'), bell(1, 'was silent')])
    for (const run of [runPure, runLive]) expect(suite.map((path) => run(other, path)?.step)).toEqual([1]);
});

test('treats a delay that an action sets like any other delay', () => {
  const machine = setup({
    types: { context: {} as object, events: {} as { type: 'set' } | { type: 'rang' } },
    delays: { alarm: 1000 },
    actions: {
      setAlarm: raise({ type: 'rang' }, { delay: 'alarm' }),
    },
  }).createMachine({
    id: 'alarm',
    context: {},
    initial: 'silent',
    states: {
      silent: { on: { set: { target: 'ticking', actions: 'setAlarm' } } },
      ticking: { on: { rang: 'silent' } },
    },
  });
  const explored = explore(
    defineModel(machine, {
      events: { set: { gesture: async () => {} }, rang: 'internal' },
      states: { silent: async () => {}, ticking: async () => {} },
    }),
  );
  const names = mutantsOf(explored.chart).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['alarm ten times as long in setAlarm', 'alarm a tenth as long in setAlarm']),
  );
  expect(mutationScore(explored, fullSuite(explored))).toMatchObject({ survivors: [], equal: [] });
});

test('does not count a mutant that behaves like its machine', () => {
  const switched = setup({
    types: { context: {} as { on: boolean }, events: {} as { type: 'pressed' } },
    guards: { isOn: ({ context }) => context.on, isOff: ({ context }) => !context.on },
    actions: { light: assign({ on: true }), darken: assign({ on: false }) },
  }).createMachine({
    id: 'switched',
    context: { on: false },
    initial: 'dark',
    states: {
      dark: {
        on: {
          pressed: [
            { guard: 'isOff', target: 'lit', actions: 'light' },
            { guard: 'isOn', target: 'dark' },
          ],
        },
      },
      lit: { on: { pressed: { target: 'dark', actions: 'darken' } } },
    },
  });
  const explored = explore(
    defineModel(switched, {
      events: { pressed: { gesture: async () => {} } },
      states: { dark: async () => {}, lit: async () => {} },
    }),
  );
  const { killed, all, equal, redundant, survivors } = mutationScore(explored, fullSuite(explored));
  expect([killed, all, survivors, equal.length]).toEqual([9, 9, [], 7]);
  expect(Object.keys(redundant)).toEqual(equal);
  expect(redundant['drop dark pressed[1]']).toBe('this transition is never taken');
  expect(redundant['guard always true at dark pressed[0]']).toBe('this guard never says no');
  expect(equal).toContain('dark pressed[1] before the one above it');
  const report = reportText(reportOf(explored.model, undefined));
  expect(report).toContain('9 of 9 told apart; 7 more, which do not count, do the same as the machine');
  expect(report.split('\nRedundant: parts of the chart that do nothing under the model\n')[1]).toMatch(
    /^( {2}.+: .+\n){7}\n/,
  );
  expect(report).toContain('  drop dark pressed[1]: this transition is never taken\n');
});

test('does not count a survivor that the model waives', () => {
  const name = 'guard always true at entering code.confirmed';
  const explained = defineModel(codeEntry, {
    ...config,
    waive: { [`survives: ${name}`]: 'the button is off', 'survives: drop elsewhere': 'it was there once' },
  });
  expect(mutationScore(explore(explained), transitionTour(graph))).toEqual({
    killed: 54,
    all: 55,
    equal: [],
    redundant: {},
    survivors: [],
    explained: { [name]: 'the button is off' },
    idle: ['drop elsewhere'],
  });
});

test('passes when everything is accepted, and explains when it does not', () => {
  const passing = reportOf(model, fullSuite(graph));
  expect(failuresOf(passing)).toEqual([]);
  expect(oneLine(passing)).toBe(
    '✓  codeEntry                    18 places    13 transitions  states 100 %  transitions 100 %  guards 100 %  cases 100 %  mutants 100 %  rules 0/0  healthy in all 7 states',
  );
  expect(failuresOf(reportOf(model, undefined))).toEqual([
    'no accepted paths; npm run model -- accept codeEntry',
  ]);
  const { changed, ...lacking } = reportOf(model, transitionTour(graph));
  expect(reportText({ ...lacking, changed: [] })).toContain(
    'guards       3/4, not met: entering code.confirmed false',
  );
  const [head, , title, ...lines] = reportText({ ...lacking, changed }).split('\n');
  expect([head, title]).toEqual([
    `✗  codeEntry                 ${changed.length} changes of behaviour`,
    'Changed behaviour',
  ]);
  expect(lines).toEqual(changed.map((change) => `  ${change}`));
});

test('colours the HTML page by coverage, and escapes its texts', () => {
  const page = htmlReport(reportOf(model, transitionTour(graph)));
  expect(page).toContain('<i class="met">true</i> <i class="unmet">false</i>');
  expect(page).toContain('taps &quot;Get code&quot;');
});

test('lists in the manual test script what to do, what to see and what must have no effect', async () => {
  const sheet = await sheetText(defineModel(codeEntry, { ...config, words: { how: 'Open the page.' } }));
  expect(sheet).toContain('Open the page.');
  expect(sheet).toContain(
    '- [ ] **The person taps "Get code".** Then sending.\n  - Tap the button "Get code".\n  - See "Sending…".',
  );
});

test('leaves an outcome that a tester cannot cause out of the manual test script', async () => {
  const words = { 'how ok': '', 'how right': 'Type the code of the message.' };
  const sheet = await sheetText(defineModel(codeEntry, { ...config, words }));
  expect(sheet).toContain('  - Type the code of the message.');
  expect(sheet).not.toContain("'wrong'");
});

test('begins each planned path at its address, and lists automatic effects with the action that they follow', async () => {
  const sheet = {
    ways: {
      'A code that is sent': {
        open: (made: string | undefined) => `Open <http://phone.test/${made ?? ''}>.`,
        answers: { sendCode: 'ok', confirmCode: 'right' },
        made: { confirmCode: ['wrong'] },
      },
    },
  };
  const words = {
    'how wrong': 'First, make it go wrong.',
    'how broken': '- nobody can',
    'how dialog.closed': '-',
  };
  const text = await sheetText(defineModel(codeEntry, { ...config, sheet, words }));
  expect(text).toContain(
    '## A code that is sent\n\n- [ ] **Code entry is opened.** Then idle.\n  - Open <http://phone.test/>.',
  );
  expect(text).toContain(
    '**The person taps "Confirm".** Confirm code says \'wrong\'. Then entering waiting.\n  - First, make it go wrong.\n  - Tap the button "Confirm".',
  );
  expect(text).not.toContain('Then sending');
  expect(text).toContain('  - This must not work, or not be there at all: the person taps "Confirm"');
  const [, missing = ''] = text.split('## Not in this sheet');
  expect(missing).toContain("- Confirm code says 'broken': nobody can.\n");
  expect(missing).toContain("- Send code says 'refused'.\n");
  expect(missing).toContain('- The person closes the dialog.\n');
  expect(missing).not.toContain("'wrong'");
});

test('ends a path of the script where it leads away, and does not continue where another machine decides', async () => {
  const sheetOf = (comes: (effect: { kind: string }) => 'leaves' | 'asks' | undefined) => ({
    ways: {
      Codes: { open: () => 'Open it.', answers: { sendCode: 'ok' }, made: { confirmCode: ['broken'] } },
    },
    comes,
  });
  const textOf = (what: 'leaves' | 'asks' | undefined) =>
    sheetText(
      defineModel(codeEntry, {
        ...config,
        sheet: sheetOf(({ kind }) => (kind === 'action' ? what : undefined)),
      }),
    );
  expect(await textOf(undefined)).toContain('broken');
  expect((await textOf('leaves')).match(/This comes of it: /g)).not.toBeNull();
  expect(await textOf('asks')).not.toMatch(/\*\* [^\n]*says 'broken'/);
});

test("does not quote texts of the model's services as results", async () => {
  const sheet = {
    ways: {
      Codes: { open: () => 'Open it.', answers: { sendCode: 'ok' }, made: { sendCode: ['refused'] } },
    },
    comes: ({ kind }: { kind: string }) => (kind === 'action' ? ('shows' as const) : undefined),
    isOwn: (text: string, told: 'seen' | 'comes') => told === 'seen' || text === 'Sorry',
  };
  const words = { 'does tell': 'a toast says "Sorry", and what the lender says: "Not today"' };
  const text = await sheetText(defineModel(codeEntry, { ...config, sheet, words }));
  expect(text).toContain('This comes of it: a toast says "Sorry", and what the lender says.');
  expect(text).not.toContain('Not today');
});

test('gives the reason why a machine cannot be tested by hand', async () => {
  const sheet = { notByHand: 'It has no face.' };
  expect(await sheetText(defineModel(codeEntry, { ...config, sheet }))).toBe(
    '# Code entry: to be tried by hand\n\nIt has no face.\n',
  );
});

test('ends coverage where a path leaves the graph', () => {
  const [path] = fullSuite(graph);
  if (!path) throw new Error('the suite is empty');
  const lost = {
    ...path,
    steps: [
      { ...path.steps[0], move: { by: 'time', timer: 'none', ms: 1 } as const, expect: path.expect },
      ...path.steps,
    ],
  };
  expect(coverageOf(graph, [lost]).transitions.met).toBe(0);
});
