import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { ActorRefFrom, AnyActor } from 'xstate';
import { useSelector } from '@xstate/react';
import { defineModel, done, explore, fullSuite } from '../index.ts';
import { idleReasons, nothingLooked } from '../run/controls.ts';
import { runRenamed } from '../run/renamedView.tsx';
import { runView, testView } from '../run/view.tsx';
import type { ViewHarness } from '../run/view.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { config, model } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const draw = (actor: AnyActor) => <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />;

testView(model, { draw });

const [path] = fullSuite(explore(model));
if (!path) throw new Error('the suite is empty');

test('detects a view that shows the wrong thing, and prints sentences and the command to repeat it', async () => {
  const wrong = (actor: AnyActor) => (
    <>
      <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />
      <style>{'main[data-state=sending] { visibility: hidden }'}</style>
    </>
  );
  await expect(runView(model, path, { draw: wrong })).rejects.toThrow(
    /^codeEntry, path 'full 1', step 1:\n {2}Given code entry is opened\n {2}Then idle\n {2}When the person taps "Get code"\n {2}Then sending\n {2}but the screen does not show 'sending'.*\nRepeat: npx vitest run --project view -t "codeEntry on the screen path full 1"$/s,
  );
});

test('detects a view that sends the wrong event', async () => {
  const deaf = (actor: AnyActor) => (
    <main data-state="idle">
      <button onClick={() => actor.send({ type: 'dialog.closed' })}>Get code</button>
    </main>
  );
  await expect(runView(model, path, { draw: deaf })).rejects.toThrow(
    'the view sent {type:"dialog.closed"} instead of {type:"code.requested"}',
  );
});

test('detects a missing control', async () => {
  await expect(runView(model, path, { draw: () => <main data-state="idle">Nothing</main> })).rejects.toThrow(
    'there is no button "Get code"',
  );
});

// Nothing on this path presses it, because nothing can be confirmed at the start.
const untried = { ...path, refused: [], steps: [] };
const confirms = (actor: AnyActor, props: ComponentProps<'button'> = {}) => (
  <>
    <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />
    <button onClick={() => actor.send({ type: 'code.confirmed' })} {...props}>
      Confirm
    </button>
  </>
);

test('detects an enabled control whose event the machine refuses', async () => {
  await expect(runView(model, untried, { draw: (actor) => confirms(actor) })).rejects.toThrow(
    /start:\n.*but button "Confirm" is on, though 'person code\.confirmed' is refused here/s,
  );
});

test.each<ComponentProps<'button'>>([{ disabled: true }, { 'aria-disabled': true }, { inert: true }])(
  'treats a control with %o as disabled',
  async (props) => {
    await expect(
      runView(model, untried, { draw: (actor) => confirms(actor, props) }),
    ).resolves.toBeUndefined();
  },
);

test('accepts a read-only field for a refused event', async () => {
  const field = (readOnly: boolean) => (actor: AnyActor) => (
    <>
      <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />
      <input aria-label="Code" readOnly={readOnly} />
    </>
  );
  await expect(runView(model, untried, { draw: field(false) })).rejects.toThrow('the field Code is on');
  await expect(runView(model, untried, { draw: field(true) })).resolves.toBeUndefined();
});

test('accepts a control that is enabled for another event that the machine takes', async () => {
  const { events } = config;
  const shared = defineModel(codeEntry, {
    ...config,
    events: {
      ...events,
      'code.confirmed': { ...events['code.confirmed'], gesture: events['code.requested'].gesture },
    },
  });
  await expect(runView(shared, untried, { draw })).resolves.toBeUndefined();
});

test('accepts a reason why a control stays enabled, and reports an unneeded one', async () => {
  const { events } = config;
  const explained = defineModel(codeEntry, {
    ...config,
    events: {
      ...events,
      'code.confirmed': {
        ...events['code.confirmed'],
        staysOn: { 'a word beside it says why': (seen) => seen.matches('idle'), 'long ago': () => false },
      },
    },
  });
  const looked = nothingLooked();
  await expect(
    runView(explained, untried, { draw: (actor) => confirms(actor) }, looked),
  ).resolves.toBeUndefined();
  expect(idleReasons(explained, looked)).toEqual(['long ago']);
});

test('detects a view that does not expose its state, unless its harness declares that it never does', async () => {
  const silent = (actor: AnyActor) => (
    <div ref={(drawn) => drawn?.querySelector('main')?.removeAttribute('data-state')}>
      <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />
    </div>
  );
  const short = { ...path, steps: [] };
  await expect(runView(model, short, { draw: silent })).rejects.toThrow(
    'nothing on the screen has data-state',
  );
  await expect(runView(model, short, { draw: silent, root: false })).resolves.toBeUndefined();
});

const greeted = setup({
  types: { context: {} as { name: string }, events: {} as { type: 'asked' } },
  actors: { load: fromPromise<{ name: string; kind: string }>(async () => ({ name: '', kind: '' })) },
  guards: { isPerson: (_, kind: string) => kind === 'Person' },
  actions: { keepName: assign({ name: (_, name: string) => name }) },
}).createMachine({
  id: 'greeted',
  context: { name: '' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isPerson', params: ({ event }) => event.output.kind },
            target: 'shown',
            actions: { type: 'keepName', params: ({ event }) => event.output.name },
          },
          { target: 'strange' },
        ],
        onError: 'strange',
      },
    },
    shown: { on: { asked: 'loading' } },
    strange: { on: { asked: 'loading' } },
  },
});

const greetedModel = defineModel(greeted, {
  events: { asked: { gesture: (person) => person.tap('button', 'Again') } },
  outcomes: {
    load: { person: done({ name: 'Maria Santos', kind: 'Person' }), machine: done({ name: '', kind: 'M' }) },
  },
  states: { loading: async () => {}, shown: async () => {}, strange: async () => {} },
});

const greeting = (words: (name: string, isShown: boolean) => string) => (actor: AnyActor) => {
  const Greeting = () => {
    const seen = useSelector(actor as unknown as ActorRefFrom<typeof greeted>, (snapshot) => snapshot);
    return (
      <main data-state={seen.value}>
        <p>{words(seen.context.name, seen.matches('shown'))}</p>
        <button onClick={() => actor.send({ type: 'asked' })}>Again</button>
      </main>
    );
  };
  return <Greeting />;
};
const greetedPaths = fullSuite(explore(greetedModel));

test('shows renamed data on the screen, and keeps names that control the machine', async () => {
  // "Person" is on the screen too, but the machine takes another path when it is renamed.
  const honest = greeting((name, isShown) => (isShown ? `Person: Hello ${name}` : 'Nobody'));
  await expect(runRenamed(greetedModel, greetedPaths, { draw: honest })).resolves.toBeUndefined();
});

test('detects a view with a hard-coded name', async () => {
  const learnt = greeting((_, isShown) => (isShown ? 'Hello Maria Santos' : 'Nobody'));
  await expect(runRenamed(greetedModel, greetedPaths, { draw: learnt })).rejects.toThrow(
    'the screen says "Hello Maria Santos", though no data says "Maria Santos" any more, but "Znevn Fnagbf"',
  );
  const kept = { 'it is the name of the house': ['Maria Santos'] };
  await expect(
    runRenamed(greetedModel, greetedPaths, { draw: learnt, keeps: kept }),
  ).resolves.toBeUndefined();
});

test('detects a view that works for some names only', async () => {
  const knowing = greeting((name, isShown) => (isShown && name === 'Maria Santos' ? name : 'Nobody'));
  await expect(runRenamed(greetedModel, greetedPaths, { draw: knowing })).rejects.toThrow(
    'the screen does not say "Znevn Fnagbf" where it said "Maria Santos" before the data were renamed',
  );
});

test('shows that a screen has no data, and reports data that appears anyway', async () => {
  const silent = { draw: greeting(() => 'Hello') };
  const honest = { draw: greeting((name) => name) };
  const run = (harness: ViewHarness) => runRenamed(greetedModel, greetedPaths, harness);
  await expect(run(silent)).rejects.toThrow('No text that greeted is given is on its screen.');
  await expect(run({ ...silent, isNameless: true })).resolves.toBeUndefined();
  await expect(run({ ...honest, isNameless: true })).rejects.toThrow('shows Maria Santos');
  await expect(run({ ...honest, keeps: { 'long ago': ['Ana'] } })).rejects.toThrow('it keeps nothing: Ana');
});
