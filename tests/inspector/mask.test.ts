import { createInspector } from '@statelyai/inspect';
import { afterEach, expect, it, vi } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup } from 'xstate';
import { createInspectionMask } from '../../inspector/maskInspection.ts';

const secret = 'canary-1';
const digits = 9_177_331_559;

/** A flow that nobody has listed yet, with something personal wherever an actor can hold it. */
const unlisted = setup({
  types: {} as {
    context: Record<string, unknown>;
    input: { phone: string };
    output: string;
    events: { type: 'code.entered'; code: string; position: { latitude: number } };
  },
  actors: {
    ask: fromPromise<{ account: string }, { token: string }>(async () => ({ account: secret })),
    fail: fromPromise(async () => {
      throw new Error(secret);
    }),
    listen: fromCallback(() => {}),
  },
  actions: {
    note: assign({ words: (_, { words }: { words: string }) => words }),
    startListener: assign({ listener: ({ spawn }) => spawn('listen', { id: `listener ${secret}` }) }),
  },
}).createMachine({
  id: 'unlisted',
  context: ({ input }) => ({ ...input, [`key-${secret}`]: true, amount: digits, deep: [{ name: [secret] }] }),
  output: () => secret,
  initial: 'asking',
  states: {
    asking: {
      entry: ['startListener', { type: 'note', params: { words: secret } }],
      meta: { owner: secret },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ token: String(context['phone']) }),
        onDone: { target: 'failing' },
        onError: { target: 'failing' },
      },
    },
    failing: { invoke: { id: 'fail', src: 'fail', onError: { target: 'waiting' } } },
    waiting: { on: { 'code.entered': { target: 'over' } } },
    over: { type: 'final' },
  },
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Plays the unlisted flow to its end; resolves with the messages that an adapter is given. */
const playUnlisted = async (serialize: ReturnType<typeof createInspectionMask>) => {
  vi.stubGlobal('window', { requestIdleCallback: queueMicrotask });
  const sent: unknown[] = [];
  const inspector = createInspector({ send: (event) => sent.push(event) }, { serialize });
  const actor = createActor(unlisted, { input: { phone: secret }, inspect: inspector.inspect });
  const waiting = Promise.withResolvers<void>();
  actor.subscribe((snapshot) => snapshot.matches('waiting') && waiting.resolve());
  actor.start();
  await waiting.promise;
  actor.send({ type: 'code.entered', code: secret, position: { latitude: digits } });
  await Promise.resolve();
  return sent as Record<string, unknown>[];
};

const leaks = (sent: unknown) => /canary|9177331559/.test(JSON.stringify(sent));

it('would see a leak: without the gate the canaries are in what is sent', async () => {
  expect(leaks(await playUnlisted((event) => event))).toBe(true);
});

it('masks every value of a flow that nobody has listed, and shows its states, events and actors', async () => {
  const sent = await playUnlisted(createInspectionMask());
  expect(leaks(sent)).toBe(false);
  expect(sent).toContainEqual(expect.objectContaining({ type: '@xstate.actor', name: 'ask' }));
  expect(sent).toContainEqual(
    expect.objectContaining({
      event: { type: 'code.entered', code: '••• text', position: '••• object' },
      snapshot: expect.objectContaining({ status: 'done', value: 'over', output: '••• text' }),
    }),
  );
});

it('masks to the same again', async () => {
  const sent = await playUnlisted(createInspectionMask());
  const mask = createInspectionMask();
  expect(sent.map((message) => mask(message))).toEqual(sent);
});

it('lets a listed field through only as one of its known values', () => {
  const mask = createInspectionMask();
  const toast = (message: object) =>
    mask({ type: '@xstate.event', sessionId: 'x:1', event: { type: 'toast.requested', message } });
  const masked = (message: object) =>
    expect.objectContaining({ event: { type: 'toast.requested', message } });
  expect(toast({ key: 'error' })).toEqual(masked({ key: 'error' }));
  expect(toast({ key: secret })).toEqual(masked({ key: '••• text' }));
  expect(toast({ key: { constructor: secret } })).toEqual(masked({ key: '••• object' }));
});

it('tells one of several actors from another', () => {
  const mask = createInspectionMask();
  const named = (name: string) => expect.objectContaining({ name });
  expect(mask({ type: '@xstate.actor', name: 'image-3' })).toEqual(named('image-3'));
  expect(mask({ type: '@xstate.actor', name: `image-${digits}` })).toEqual(named('•••'));
});
