import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import type { ActorRefFrom, AnyActor } from 'xstate';
import { defineModel, explore, fullSuite } from '../index.ts';
import { idleReasons, nothingLooked } from '../run/controls.ts';
import { runView, testView } from '../run/view.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { config, model } from './codeEntry.model.ts';
import { codeEntry } from './machines.ts';

const draw = (actor: AnyActor) => <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />;

testView(model, { draw });

const [path] = fullSuite(explore(model));
if (!path) throw new Error('the suite is empty');

test('a view that shows the wrong thing is told apart, as sentences and with the command that repeats it', async () => {
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

test('a view that sends the wrong event is told apart', async () => {
  const deaf = (actor: AnyActor) => (
    <main data-state="idle">
      <button onClick={() => actor.send({ type: 'dialog.closed' })}>Get code</button>
    </main>
  );
  await expect(runView(model, path, { draw: deaf })).rejects.toThrow(
    'the view sent {type:"dialog.closed"} instead of {type:"code.requested"}',
  );
});

test('a control that is not there is told apart', async () => {
  await expect(runView(model, path, { draw: () => <main data-state="idle">Nothing</main> })).rejects.toThrow(
    'there is no button "Get code"',
  );
});

// It is never pressed on this path: at its start nothing can be confirmed.
const untried = { ...path, refused: [], steps: [] };
const confirms = (actor: AnyActor, props: ComponentProps<'button'> = {}) => (
  <>
    <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />
    <button onClick={() => actor.send({ type: 'code.confirmed' })} {...props}>
      Confirm
    </button>
  </>
);

test('a control that is on though the machine refuses what it is for is told apart', async () => {
  await expect(runView(model, untried, { draw: (actor) => confirms(actor) })).rejects.toThrow(
    /start:\n.*but button "Confirm" is on, though 'person code\.confirmed' is refused here/s,
  );
});

test.each<ComponentProps<'button'>>([{ disabled: true }, { 'aria-disabled': true }, { inert: true }])(
  'a control is off by %o',
  async (props) => {
    await expect(
      runView(model, untried, { draw: (actor) => confirms(actor, props) }),
    ).resolves.toBeUndefined();
  },
);

test('a field of what is refused is off when it is read-only', async () => {
  const field = (readOnly: boolean) => (actor: AnyActor) => (
    <>
      <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />
      <input aria-label="Code" readOnly={readOnly} />
    </>
  );
  await expect(runView(model, untried, { draw: field(false) })).rejects.toThrow('the field Code is on');
  await expect(runView(model, untried, { draw: field(true) })).resolves.toBeUndefined();
});

test('a control may be on for something else that the machine takes', async () => {
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

test('a model says why a control stays on, and a reason that is not needed is told', async () => {
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

test('a view that does not say its state is told apart, unless its harness says that it never does', async () => {
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
