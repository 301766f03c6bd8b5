import { expect, test } from 'vitest';
import type { ActorRefFrom, AnyActor } from 'xstate';
import { explore, fullSuite } from '../index.ts';
import { runView, testView } from '../run/view.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { model } from './codeEntry.model.ts';
import type { codeEntry } from './machines.ts';

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
    <main>
      <button onClick={() => actor.send({ type: 'dialog.closed' })}>Get code</button>
    </main>
  );
  await expect(runView(model, path, { draw: deaf })).rejects.toThrow(
    'the view sent {type:"dialog.closed"} instead of {type:"code.requested"}',
  );
});

test('a control that is not there is told apart', async () => {
  await expect(runView(model, path, { draw: () => <main>Nothing</main> })).rejects.toThrow(
    'there is no button "Get code"',
  );
});
