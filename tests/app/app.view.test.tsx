import type { ActorRefFrom, AnyActor } from 'xstate';
import type { appMachine } from '../../machines/root/app.ts';
import { App } from '../../views/app/App.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { model } from '../root/app.model.ts';
import { passedOn } from '../models/harness.tsx';

await loadWording('spec', ['common']);
testView(model, {
  draw: (actor: AnyActor) => <App app={actor as unknown as ActorRefFrom<typeof appMachine>} />,
  // The root draws the current screen, and no element of its own.
  root: false,
  signals: passedOn(...Object.keys(model.events)),
});
