import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, initialTransition, setup, type SnapshotFrom } from 'xstate';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import { plainFields, standingOf } from '../../packages/inspector/restore/capture.ts';
import { sendingTag } from '../../packages/inspector/restore/sending.ts';
import type { ToldActor } from '../../packages/inspector/ways/asked.ts';
import { startAt } from '../../packages/inspector/restore/startAt.ts';
import { readGolden } from '../../packages/kit/golden.ts';
import { goldenFiles } from '../../packages/kit/goldenFiles.ts';
import { modelsIn } from '../../packages/kit/modelFiles.ts';
import { inputNamed } from '../../packages/kit/moves.ts';
import { liveActor } from '../../packages/kit/run/live.ts';
import { doubles, preparedMachine } from '../../packages/kit/standIn.ts';
import { modelFiles } from '../models/files.ts';
import { firstFew } from '../nightly.ts';

const walked = 4;

it.each(firstFew(modelFiles, 12))(
  'restores %s in every state, except where it sends an irreversible request',
  async (file) => {
    const [model] = await modelsIn(file);
    if (!model) throw new Error('It exports no model');
    const machine = preparedMachine(model);
    let moments = 0;
    for (const path of (readGolden(goldenFiles(file)) ?? []).slice(0, walked)) {
      const live = liveActor(model, path.input);
      const check = () => {
        const { value, context, status, tags } = live.actor.getSnapshot() as AnyMachineSnapshot;
        if (status !== 'active') return;
        const then = plainFields(context as Record<string, unknown>);
        const restored = startAt(machine, { machine: machine.id, value, context: then, children: {} });
        expect(restored === machine).toBe(tags.has(sendingTag));
        if (restored === machine) return;
        const [now] = initialTransition(restored, inputNamed(model, path.input, doubles().double));
        const begun = now as AnyMachineSnapshot;
        expect(begun.value).toEqual(value);
        expect(plainFields(begun.context as Record<string, unknown>)).toMatchObject(then);
        expect(chartOf(restored).hash).toBe(chartOf(machine).hash);
        moments += 1;
      };
      live.actor.start();
      check();
      for (const { move } of path.steps) {
        live.perform(move);
        check();
      }
      live.actor.stop();
    }
    expect(moments).toBeGreaterThan(0);
  },
);

it("fills masked values from the page's own, and leaves out what JSON cannot hold", () => {
  const screen: ToldActor = {
    session: 'x:1',
    id: 'screen',
    machine: 'orderDetails',
    value: { shown: { dialog: 'rating' } },
    context: {
      orderId: '◆1',
      app: { xstate$$type: 1, id: 'app' },
      order: { orderStatus: '174', name: '••• text', recProducts: [{ clickable: '0' }] },
      '•••': 'hidden',
      isTipSeen: true,
    },
  };
  const rating: ToldActor = {
    session: 'x:2',
    parent: 'x:1',
    id: 'rating',
    machine: 'rating',
    value: 'choosing',
    context: { stars: 3 },
  };
  const known = {
    orderId: 'o1',
    isTipSeen: false,
    order: { orderStatus: '180', name: 'Cash', recProducts: [{ clickable: '1', name: 'More' }] },
    listen: () => undefined,
  };
  const standing = standingOf([screen, rating], screen, ({ id }) => (id === 'screen' ? known : undefined));
  expect(standing).toEqual({
    machine: 'orderDetails',
    value: { shown: { dialog: 'rating' } },
    context: {
      orderId: 'o1',
      isTipSeen: true,
      order: { orderStatus: '174', name: 'Cash', recProducts: [{ clickable: '0', name: 'More' }] },
    },
    children: { rating: { machine: 'rating', value: 'choosing', context: { stars: 3 }, children: {} } },
  });
});

it('restores the machines that it had invoked', () => {
  const child = setup({}).createMachine({
    id: 'child',
    context: { count: 0 },
    initial: 'one',
    states: { one: { on: { go: 'two' } }, two: { on: { go: 'one' } } },
  });
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    initial: 'idle',
    states: { idle: { on: { go: 'busy' } }, busy: { invoke: { id: 'it', src: 'child' } } },
  });
  const actor = createActor(
    startAt(parent, {
      machine: 'parent',
      value: 'busy',
      context: {},
      children: { it: { machine: 'child', value: 'two', context: { count: 7 }, children: {} } },
    }),
  ).start();
  const invoked = (actor.getSnapshot() as SnapshotFrom<typeof parent>).children['it'];
  expect(invoked?.getSnapshot()).toMatchObject({ value: 'two', context: { count: 7 } });
  invoked?.send({ type: 'go' });
  expect(invoked?.getSnapshot()).toMatchObject({ value: 'one' });
});

it('sends nothing twice: a moment with a request in flight is not restored', () => {
  const child = setup({}).createMachine({
    id: 'child',
    initial: 'sending',
    states: { sending: { tags: sendingTag }, sent: {} },
  });
  const parent = setup({ actors: { child } }).createMachine({
    id: 'parent',
    invoke: { id: 'it', src: 'child' },
  });
  const at = (value: string) =>
    startAt(parent, {
      machine: 'parent',
      value: {},
      context: {},
      children: { it: { machine: 'child', value, context: {}, children: {} } },
    });
  expect(at('sending')).toBe(parent);
  expect(at('sent')).not.toBe(parent);
});
