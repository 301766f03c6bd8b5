import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { diagramOf } from './diagram.ts';
import { chartFiles, folder } from './files.ts';
import { mermaidFaults } from './mermaidFaults.ts';

const files = await chartFiles();

describe('docs/charts', () => {
  it.each([...files])('%s is what `npm run charts` writes', (name, text) => {
    const file = new URL(name, folder);
    expect(existsSync(file) ? readFileSync(file, 'utf8') : 'missing: run npm run charts').toBe(text);
  });

  it('holds no chart of a machine that is gone', () => {
    expect(readdirSync(folder).filter((name) => !files.has(name))).toEqual([]);
  });

  it.each([...files.keys()].filter((name) => name !== 'README.md'))(
    '%s is a picture that Mermaid can read',
    (name) => {
      const [, diagram = ''] = /```mermaid\n([\s\S]*?)\n```/.exec(files.get(name) ?? '') ?? [];
      expect(mermaidFaults(diagram)).toEqual([]);
    },
  );
});

const example = setup({
  types: {} as { events: { type: 'order.sent' } | { type: 'order.closed' } | { type: 'page.left' } },
  guards: { isFull: () => true },
  actions: { note: () => {} },
  delays: { limit: 1_000 },
}).createMachine({
  id: 'example',
  initial: 'open',
  on: { 'page.left': { target: '.over' } },
  states: {
    open: {
      description: 'A long description: longer than one line of a picture; it is broken.',
      on: {
        'order.sent': [{ guard: 'isFull', target: 'sending.waiting', actions: 'note' }, { actions: 'note' }],
      },
    },
    sending: {
      initial: 'waiting',
      states: { waiting: { on: { 'order.closed': { target: '#example.over' } } } },
      after: { limit: { target: 'over' } },
    },
    over: { type: 'final' },
  },
});

describe('a picture', () => {
  it('shows states with their descriptions, and arrows with event, guard and actions', () => {
    expect(diagramOf(example)).toBe(
      `
stateDiagram-v2
  state "open" as open
  open : A long description#58; longer than one<br/>line of a picture#59; it is broken.
  state "sending" as sending {
    state "waiting" as sending_waiting
    [*] --> sending_waiting
  }
  state "over" as over
  [*] --> open
  [*] --> over : page.left
  open --> sending_waiting : order.sent [isFull] / note
  open --> open : order.sent / note
  sending --> over : after limit
  sending_waiting --> over : order.closed
  over --> [*]
`.trim(),
    );
  });

  it('separates regions that run side by side', () => {
    const regions = {
      left: { initial: 'on', states: { on: {} } },
      right: { initial: 'off', states: { off: {} } },
    };
    const sides = setup({}).createMachine({ id: 'sides', type: 'parallel', states: regions });
    expect(diagramOf(sides)).toContain('\n    --\n    state "right" as right {');
    expect(mermaidFaults(diagramOf(sides))).toEqual([]);
  });
});

describe('the check of pictures', () => {
  it.each([
    ['state "a" as a', 'does not begin'],
    ['stateDiagram-v2\n  state "a" as a {', '1 block left open'],
    ['stateDiagram-v2\n  state "a" as a\n  }', 'closes nothing'],
    ['stateDiagram-v2\n  state "a" as a\n  state "b" as a', 'twice'],
    ['stateDiagram-v2\n  state "a" as a\n  a --> b : go', 'unknown'],
    ['stateDiagram-v2\n  state "a" as a\n  a : one: two', 'not a line'],
    ['stateDiagram-v2\n  state "end" as end', 'reserved'],
    ['stateDiagram-v2\n  state "a" as a\n  a -> a', 'not a line'],
  ])('finds what is wrong with %j', (diagram, fault) => {
    expect(mermaidFaults(diagram).join()).toContain(fault);
  });
});
