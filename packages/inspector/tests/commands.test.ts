import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, type InspectionEvent, setup } from 'xstate';
import { obey } from '../commands.ts';
import { takeMoment } from '../restore/moment.ts';
import type { Command } from '../ways/asked.ts';

const door = setup({
  types: {} as {
    context: { knocks: number };
    events: { type: 'knocked' } | { type: 'opened'; key: string };
  },
  guards: { fits: ({ event }) => event.type === 'opened' && event.key === 'own' },
}).createMachine({
  id: 'door',
  context: { knocks: 0 },
  initial: 'shut',
  states: { shut: { on: { opened: { guard: 'fits', target: 'open' } } }, open: {} },
});

const page = () => {
  const loads: string[] = [];
  const kept = new Map<string, string>();
  vi.stubGlobal('location', {
    pathname: '/order',
    search: '',
    reload: () => loads.push('again'),
    assign: (url: string) => loads.push(url),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  let command: (command: Command) => void = () => undefined;
  let watch: (event: InspectionEvent, seq: number) => void = () => undefined;
  obey({ run: 'r', onCommand: (hear) => (command = hear), alsoInspect: (inspect) => (watch = inspect) });
  let seq = 0;
  const actor = createActor(door, {
    inspect: (event) => {
      seq += 1;
      watch(event, seq);
    },
  }).start();
  return { actor, loads, command: (told: Command) => command(told), seq: () => seq };
};

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

it('sends an event that the machine can take, and no other', () => {
  const { actor, command } = page();
  const heard: string[] = [];
  actor.system.inspect((event) => {
    if (event.type === '@xstate.event') heard.push(event.event.type);
  });
  const send = (session: string, event: { type: string; key?: string }) =>
    command({ type: 'send', run: 'r', session, event });
  send(actor.sessionId, { type: 'knocked' });
  send(actor.sessionId, { type: 'opened', key: 'other' });
  send('x:unknown', { type: 'opened', key: 'own' });
  expect(heard).toEqual([]);
  send(actor.sessionId, { type: 'opened', key: 'own' });
  expect(heard).toEqual(['opened']);
  expect(actor.getSnapshot().value).toBe('open');
});

it('stores a moment for the page that it loads', () => {
  const { actor, command, loads, seq } = page();
  command({
    type: 'restore',
    run: 'r',
    moment: { run: 'r', seq: seq() },
    actors: [
      { session: actor.sessionId, id: 'screen', machine: 'door', value: 'shut', context: { knocks: '•••' } },
    ],
  });
  expect(loads).toEqual(['again']);
  expect(takeMoment()).toEqual({ machine: 'door', value: 'shut', context: { knocks: 0 }, children: {} });
  expect(takeMoment()).toBeUndefined();
});
