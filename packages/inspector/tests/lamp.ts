import { createActor, setup } from 'xstate';
import { recordingTap } from './record.ts';

export const lamp = setup({
  types: {} as { context: { presses: number }; events: { type: 'pressed' } | { type: 'shaken' } },
  guards: { isWhole: () => true },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: { on: { pressed: { guard: 'isWhole', target: 'on' } } },
    on: { tags: 'bright', on: { pressed: 'off' }, after: { patience: 'off' } },
  },
});

/** Between two presses the lamp is shaken, which it ignores. */
export const pressed = (run: string, presses: number) => {
  const { frames, inspect, begin } = recordingTap({ run });
  begin({ phone: 'p', page: 'app', device: 'android 360×800' });
  const actor = createActor(lamp, { inspect }).start();
  for (let press = 0; press < presses; press += 1) {
    actor.send({ type: 'pressed' });
    actor.send({ type: 'shaken' });
  }
  actor.stop();
  return frames;
};
