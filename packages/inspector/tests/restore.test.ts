import { expect, it } from 'vitest';
import { createActor, setup, type SnapshotFrom } from 'xstate';
import { standingOf } from '../restore/capture.ts';
import { sendingTag } from '../restore/sending.ts';
import { startAt } from '../restore/startAt.ts';
import type { ToldActor } from '../ways/asked.ts';

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
