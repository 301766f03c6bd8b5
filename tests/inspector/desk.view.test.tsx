import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, setup } from 'xstate';
import { chartOf } from '../../inspector/charts/chart.ts';
import type { PlacedChart } from '../../inspector/charts/layout.ts';
import type { Frame } from '../../inspector/frames/frame.ts';
import { Inspector } from '../../inspector/page/Inspector.tsx';
import { recordingOf } from '../../inspector/page/recording.ts';
import { createRuns, type Way } from '../../inspector/page/runs.ts';
import '../../inspector/page/inspector.css';
import { recordingTap } from './record.ts';

/** A confirmation in two regions: the step that the borrower is at, and a list that is loaded beside it. */
const confirmation = setup({
  types: {} as { events: { type: 'read' } | { type: 'agreed' } | { type: 'listed' } | { type: 'touched' } },
}).createMachine({
  id: 'confirmation',
  type: 'parallel',
  on: { touched: {} },
  states: {
    step: {
      initial: 'reading',
      states: {
        reading: { on: { read: 'judging' } },
        judging: { always: 'reviewing' },
        reviewing: { on: { agreed: 'sent' } },
        sent: {},
      },
    },
    list: { initial: 'loading', states: { loading: { on: { listed: 'there' } }, there: {} } },
  },
});

/** A page: it shows the confirmation until it goes elsewhere. */
const app = setup({ actors: { confirmation } }).createMachine({
  id: 'app',
  initial: 'shown',
  states: {
    shown: { invoke: { id: 'screen', src: 'confirmation' }, on: { left: 'elsewhere' } },
    elsewhere: {},
  },
});

/** Its chart, in which every state is a screen below the one before. */
const drawn = chartOf(confirmation);
const chart: PlacedChart = {
  ...drawn,
  file: 'confirmation.ts',
  layout: {
    width: 600,
    height: drawn.nodes.length * 1_000,
    nodes: Object.fromEntries(drawn.nodes.map(({ id }, index) => [id, [20, index * 1_000, 200, 60]])),
    arrows: drawn.edges.map(({ id, source, target = source }, index) => ({
      from: source,
      to: target,
      edges: [{ id, lines: [id] }],
      points: [
        [300, index * 100],
        [400, index * 100],
      ],
    })),
  },
};
/** Of one visit. */
const visited = {
  id: drawn.id,
  hash: drawn.hash,
  edges: {},
  entries: { 'step.reading': 1 },
  dwell: {},
  ends: ['step.reading'],
};
const charts = {
  add: () => undefined,
  all: () => [chart],
  get: () => chart,
  subscribe: () => () => true,
  version: () => 1,
};

/** The inspector at a desk, and phones that it hears. */
const desk = () => {
  const runs = createRuns();
  render(<Inspector runs={runs} charts={charts} command={() => undefined} />);
  let began = 0;
  const phone = (name: string, way: Way | undefined = 'browser') => {
    const { frames, inspect, begin, end } = recordingTap(name);
    begin({ phone: name, page: 'app', device: 'android 360×800', isInSandbox: true });
    const actor = createActor(app, { inspect }).start();
    // Whatever begins later is newer.
    const tell = (run: string, since: number) =>
      runs.add(
        frames.map((frame) => ({ ...frame, run, at: frame.at + since })),
        way,
      );
    began += 1_000;
    const since = began;
    const told = () => tell(name, since);
    told();
    return {
      send: (type: 'read' | 'agreed' | 'listed' | 'touched') => {
        actor.getSnapshot().children.screen?.send({ type });
        told();
      },
      leave: () => {
        actor.send({ type: 'left' });
        told();
      },
      close: () => {
        end();
        told();
      },
      /** A page that is loaded anew: its actors have the same names in another run. */
      reload: (run: string) => tell(run, since + 1),
    };
  };
  return { phone, meet: runs.meet, add: runs.add };
};

/** States of the chart that are in sight. */
const inSight = () => {
  const stage = document.querySelector('.stage-scroll')?.getBoundingClientRect();
  return [...document.querySelectorAll('.picture .atomic')].flatMap((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return stage && top >= stage.top && bottom <= stage.bottom ? [node.getAttribute('data-node')] : [];
  });
};

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  cleanup();
  await page.viewport(360, 800);
});

it('the chart shows the step that was just made, and stays there while nothing else is', async () => {
  const { send } = desk().phone('one');
  await expect.poll(inSight).toEqual(['step.reading']);
  send('read');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  send('touched');
  await expect.poll(() => document.querySelector('.log')?.textContent).toContain('touched');
  expect(inSight()).toEqual(['step.reviewing']);
  send('listed');
  await expect.poll(inSight).toEqual(['list.there']);
  send('agreed');
  await expect.poll(inSight).toEqual(['step.sent']);
});

it('a moment that is looked at stays when another page begins, and the newest is followed again from it', async () => {
  const { phone } = desk();
  const { send } = phone('one');
  send('read');
  const run = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Run' }).value;
  const time = screen.getByRole<HTMLInputElement>('slider', { name: 'Time' });
  await expect.poll(() => time.value).not.toBe('0');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  fireEvent.keyDown(document, { key: 'ArrowLeft' });
  await expect.poll(inSight).toEqual(['step.reading']);
  const moment = time.value;
  phone('two').send('listed');
  await expect.poll(() => screen.getAllByRole('option', { name: /two/ })).toHaveLength(1);
  expect([run(), time.value, inSight()]).toEqual(['one', moment, ['step.reading']]);
  // The end of a run that is over is its own.
  fireEvent.keyDown(document, { key: 'End' });
  await expect.poll(inSight).toEqual(['step.reviewing']);
  expect(run()).toBe('one');
  fireEvent.click(screen.getByRole('button', { name: /Past$/ }));
  await expect.poll(run).toBe('two');
});

it('an actor that is chosen is of its run: another page shows its own', async () => {
  const { reload } = desk().phone('one');
  const run = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Run' }).value;
  const current = () => document.querySelector('.actor[aria-current=true] .actor-name')?.textContent;
  await expect.poll(current).toBe('screen confirmation');
  fireEvent.click(screen.getByRole('button', { name: /^app/ }));
  await expect.poll(current).toBe('app');
  reload('two');
  await expect.poll(run).toBe('two');
  expect(current()).toBe('screen confirmation');
  fireEvent.change(screen.getByRole('combobox', { name: 'Run' }), { target: { value: 'one' } });
  await expect.poll(current).toBe('app');
});

/** Ids of the edges that have a look. */
const edges = (look: string) =>
  [...document.querySelectorAll(`.picture .arrow.${look}`)].map((arrow) => arrow.getAttribute('data-edges'));

it('all edges of an event flash, those without an event behind it too', async () => {
  const { send } = desk().phone('one');
  send('listed');
  send('read');
  await expect.poll(() => edges('now')).toEqual(['step.reading read', 'step.judging always']);
  send('agreed');
  await expect.poll(() => edges('now')).toEqual(['step.reviewing agreed']);
});

it('a search leaves on the chart what was taken', async () => {
  const { send } = desk().phone('one');
  send('read');
  send('agreed');
  send('listed');
  const taken = ['step.reading read', 'step.judging always', 'step.reviewing agreed', 'list.loading listed'];
  await expect.poll(() => edges('taken')).toEqual(taken);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'agreed' } });
  await expect.poll(() => document.querySelector('.log output')?.textContent).toBe('1');
  expect(edges('taken')).toEqual(taken);
});

it('everything above the chart is on the stage of a small window', async () => {
  await page.viewport(1024, 768);
  desk().phone('one');
  const exporting = await screen.findByRole('button', { name: 'Export' });
  const stage = document.querySelector('.stage')?.getBoundingClientRect();
  expect(exporting.getBoundingClientRect().right).toBeLessThanOrEqual(stage?.right ?? 0);
});

it('a chosen actor that has ended makes way for what the page shows then', async () => {
  const { send, leave } = desk().phone('one');
  const current = () => document.querySelector('.actor[aria-current=true] .actor-name')?.textContent;
  await expect.poll(current).toBe('screen confirmation');
  fireEvent.click(screen.getByRole('button', { name: /^screen/ }));
  send('read');
  leave();
  await expect.poll(current).toBe('app');
  fireEvent.keyDown(document, { key: 'Home' });
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  await expect.poll(current).toBe('screen confirmation');
});

it('an event is sent to a page of this browser alone, while it is there; else the reason is told', async () => {
  const { phone, meet } = desk();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  const { close } = phone('here');
  await screen.findByRole('button', { name: 'Send' });
  expect(button()).toBeEnabled();
  phone('elsewhere', 'relay');
  meet('relay', new Set(['elsewhere']));
  await screen.findByText(/not in this browser/);
  expect(button()).toBeDisabled();
  // The phone's network is gone.
  meet('relay', new Set());
  await screen.findByText(/does not answer/);
  await screen.findByRole('button', { name: '◌ Silent' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Run' }), { target: { value: 'here' } });
  await expect.poll(() => button().disabled).toBe(false);
  // Killed, it says no goodbye; back from a sleep, it answers again.
  meet('browser', new Set());
  await screen.findByText(/does not answer/);
  expect(button()).toBeDisabled();
  meet('browser', new Set(['here']));
  await expect.poll(() => button().disabled).toBe(false);
  close();
  await screen.findByText(/was closed or loaded anew/);
  expect(button()).toBeDisabled();
  expect(screen.getByRole('option', { name: /^■ Ended · .* · here/ })).toBeInTheDocument();
});

it('what nobody is heard of is a recording', async () => {
  const { add } = desk();
  const { frames, inspect, begin } = recordingTap('file');
  begin({ phone: 'p', page: 'app', device: 'android 360×800', isInSandbox: true });
  createActor(app, { inspect }).start();
  add(frames);
  await screen.findByRole('button', { name: '▤ Recording' });
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByText(/nobody would hear/)).toBeVisible();
});

/** A counter that went one up with each of some events, told by its frames alone. */
const counted = (...events: string[]): Frame[] =>
  [
    {
      kind: 'actor' as const,
      session: 'x:0',
      root: 'x:0',
      id: 'counter',
      chart: { id: 'counter', hash: 'h' },
    },
    { kind: 'snapshot' as const, session: 'x:0', status: 'active', value: 'counting', patch: { count: 0 } },
    ...events.flatMap((type, index) => [
      { kind: 'event' as const, session: 'x:0', type, cause: { by: 'person' as const } },
      {
        kind: 'microstep' as const,
        session: 'x:0',
        event: type,
        edges: [`counting ${type}`],
        guard: { name: `isDue${index}`, answer: index < 2 },
        patch: { count: index + 1 },
        cause: { by: 'person' as const, seq: 3 + index * 2 },
      },
    ]),
  ].map((draft, index) => ({ ...draft, v: 1, run: 'counted', seq: index + 1, at: index }));

it('a line tells what it changed, however much has changed since', async () => {
  desk().add(counted('first.came', 'second.came', 'third.came'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'second' } });
  const changed = () => [...document.querySelectorAll('.diff td')].map((cell) => cell.textContent);
  await screen.findByRole('heading', { name: 'second.came' });
  expect(changed()).toEqual(['1', '2']);
});

it('what a recording does not introduce is listed all the same: an actor without its parent, a step without its event', async () => {
  const [actor, snapshot, , step] = counted('lost.came').map((frame) =>
    frame.kind === 'actor' ? { ...frame, parent: 'x:9' } : frame,
  );
  if (!actor || !snapshot || !step) throw new Error('No frames');
  desk().add([actor, snapshot, step]);
  await screen.findByRole('button', { name: /^counter counting/ });
  await screen.findByRole('heading', { name: 'lost.came' });
  expect(screen.getByText('counting lost.came')).toBeVisible();
});

/** Lets a file fall on the page. */
const drop = (name: string, text: string) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  const inspector = document.querySelector('.inspector');
  inspector?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
};

it('a file that is dropped is shown by what it holds, and what of it is left out is told', async () => {
  desk();
  const recording = recordingOf(counted('first.came', 'second.came'));
  drop('cut.jsonl', recording.slice(0, -20));
  const told = () => document.querySelector('.notice')?.textContent;
  await expect.poll(told).toMatch(/^cut\.jsonl is opened as far as it can be read.*Cut off: line 6\./);
  expect(screen.getByRole('button', { name: /first\.came/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  drop('visits.json', JSON.stringify([{ v: 1, charts: [visited] }]));
  await screen.findByRole('heading', { name: /^confirmation .* 1 visit$/ });
  expect(told()).toBeUndefined();
  drop('again.jsonl', recording);
  await screen.findByRole('button', { name: '▤ Recording' });
  expect(screen.getByRole('button', { name: 'Chart' })).toHaveAttribute('aria-pressed', 'true');
  // What was imported is there when usage is looked at again.
  fireEvent.click(screen.getByRole('button', { name: 'Usage' }));
  await screen.findByRole('heading', { name: /^confirmation .* 1 visit$/ });
  drop('letter.txt', 'Dear analyst');
  await screen.findByRole('alert');
  expect(told()).toMatch(/^letter.txt holds nothing of these/);
});

it('the keys lead to the first line and the first frame, and mark a moment with or without the capital', async () => {
  desk().add(counted('first.came', 'second.came'));
  const time = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  await expect.poll(() => time.value).toBe('6');
  fireEvent.keyDown(document, { key: 'Home' });
  await expect.poll(() => document.querySelector('.event[aria-current=true]')?.textContent).toMatch(/first/);
  expect(time.value).toBe('4');
  fireEvent.keyDown(document, { key: 'Home', shiftKey: true });
  await expect.poll(() => time.value).toBe('1');
  fireEvent.keyDown(document, { key: 'A', shiftKey: true });
  fireEvent.keyDown(document, { key: 'End' });
  await expect.poll(() => time.value).toBe('6');
  fireEvent.keyDown(document, { key: 'b' });
  fireEvent.keyDown(document, { key: '3' });
  await screen.findByText(/frame 1$/);
  await screen.findByText(/frame 6$/);
});

it('a comparison breaks no word, in a small window either', async () => {
  await page.viewport(1024, 700);
  desk().add(counted('first.came'));
  const time = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  fireEvent.keyDown(document, { key: 'b' });
  fireEvent.change(time, { target: { value: '2' } });
  fireEvent.keyDown(document, { key: 'a' });
  fireEvent.keyDown(document, { key: '3' });
  const word = await screen.findByRole('rowheader', { name: 'counter' });
  const range = document.createRange();
  range.selectNodeContents(word);
  expect(range.getClientRects()).toHaveLength(1);
});

it('a chart fits the window again when that is made smaller', async () => {
  const { send } = desk().phone('one');
  send('read');
  const zoom = () =>
    document.querySelector('.stage-bar [aria-label=Larger]')?.previousElementSibling?.textContent;
  await expect.poll(zoom).toBe('100 %');
  await page.viewport(1024, 700);
  await expect.poll(zoom).toBe('80 %');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  await page.viewport(1024, 500);
  await expect.poll(inSight).toEqual(['step.reviewing']);
  await page.viewport(1280, 800);
  await expect.poll(zoom).toBe('100 %');
});
