import { beforeAll, describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import type { Note } from '../../packages/inspector/frames/notes.ts';
import { after, beforeAll as before, framesTo } from '../../packages/inspector/frames/state.ts';
import { createTap } from '../../packages/inspector/frames/tap.ts';
import { publicFields } from '../../views/entries/publicFields.ts';
import { leavesOf } from '../../packages/inspector/page/values.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { play } from '../simulation/session.ts';
import { canaries, withCanaries } from './canaries.ts';
import { recordApp } from './record.ts';

const notes: Note[] = [];
const { frames, inspect, of } = recordApp({ alsoTell: (note) => notes.push(note) });
const spoilt = recordApp();
beforeAll(async () => {
  const watch = (event: InspectionEvent) => {
    inspect(event);
    spoilt.inspect(withCanaries(event));
  };
  for (const start of ['opens an order that can be extended', 'rates the app', 'registers'])
    for (const seed of [4, 7, 13]) await play({ seed, start }, { watch });
});

describe('frames of whole sessions', () => {
  it('contains nothing personal, and what an analyst needs', async () => {
    const leaks = spoilt.frames.map((frame) => JSON.stringify(frame)).filter((text) => canaries.test(text));
    expect(leaks).toEqual([]);
    expect(spoilt.frames.length).toBeGreaterThan(300);
    const actors = new Set(of('actor').map(({ id }) => id));
    for (const id of ['app', 'registration', 'screen', 'bridge', 'toaster', 'loadOrder', 'rateApp'])
      expect(actors).toContain(id);
    expect(of('event')).toContainEqual(
      expect.objectContaining({
        type: 'navigation.requested',
        fields: { to: 'repayDelayUrl', query: '••• object' },
        cause: expect.objectContaining({ by: 'person' }),
      }),
    );
    expect(of('event').find(({ type }) => type === 'shell.resumed')?.cause.by).toBe('shell');
    expect(of('snapshot')).toContainEqual(
      expect.objectContaining({ error: { kind: 'refused', code: '••• text', message: '••• text' } }),
    );
  });

  it('makes the same frames at any time', async () => {
    const later = createTap('test', { allow: publicFields, shell: 'bridge' });
    const made = notes.flatMap(later);
    expect(made.length).toBeGreaterThan(300);
    expect(made).toEqual(frames);
  });

  it('gives equal orders the same token, and different ones different tokens', async () => {
    const orders = new Set(
      of('actor').flatMap(({ chart, session }) => (chart?.id === 'orderDetails' ? [session] : [])),
    );
    const screens = [...of('microstep'), ...of('snapshot')].filter(
      ({ patch, session }) => patch && 'orderId' in patch && orders.has(session),
    );
    const loads = of('actor').filter(({ id }) => id === 'loadOrder');
    const first = screens[0]?.patch?.['orderId'];
    expect(first).toMatch(/^◆\d+$/);
    expect((loads[0]?.input as { orderId: string } | undefined)?.orderId).toBe(first);
    expect(new Set(screens.map(({ patch }) => patch?.['orderId'])).size).toBeGreaterThan(1);
  });

  it('leads a late inspector to the same states as an early one', async () => {
    const whole = frames.reduce(after, before);
    const late = framesTo(whole, 'test').reduce(after, before);
    const seen = ({ actors }: typeof whole) =>
      [...actors.values()].map((actor) =>
        JSON.parse(JSON.stringify({ ...actor, taken: undefined, timers: undefined })),
      );
    expect(seen(late)).toEqual(seen(whole));
    expect(whole.actors.size).toBeGreaterThan(20);
  });

  it('includes the tags with the states at each step, because a log may end at any', async () => {
    const { nodes, hash } = chartOf(orderDetailsMachine);
    const told: string[] = [];
    const due: string[] = [];
    let state = before;
    for (const frame of frames) {
      state = after(state, frame);
      const actor = frame.kind === 'microstep' ? state.actors.get(frame.session) : undefined;
      if (actor?.chart?.hash !== hash) continue;
      const leaves = leavesOf(actor.value);
      const active = nodes.filter(({ id }) => leaves.some((leaf) => `${leaf}.`.startsWith(`${id}.`)));
      told.push(`${leaves.join()} #${actor.tags.toSorted().join('#')}`);
      due.push(`${leaves.join()} #${[...new Set(active.flatMap(({ tags }) => tags))].toSorted().join('#')}`);
    }
    expect(told).toEqual(due);
    expect(told.length).toBeGreaterThan(30);
  });

  it('names only edges that the chart has', async () => {
    const ids = new Set(chartOf(orderDetailsMachine).edges.map(({ id }) => id));
    const sessions = new Set(
      of('actor').flatMap(({ chart, session }) => (chart?.id === 'orderDetails' ? [session] : [])),
    );
    const taken = of('microstep').flatMap(({ session, edges }) => (sessions.has(session) ? edges : []));
    expect(taken.length).toBeGreaterThan(30);
    expect(taken.filter((id) => !ids.has(id))).toEqual([]);
  });
});
