import type { ComponentType } from 'react';
import type { ViewHarness } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';

/** The harness of a screen on which something can be copied: it hears what the shell answers. */
export const paymentHarness = <Actor,>(View: ComponentType<{ actor: Actor }>): ViewHarness => {
  const harness = screenHarness(View);
  return {
    ...harness,
    signals: {
      ...harness.signals,
      'bridge.answered': ({ actor }, event) => actor.send(event as { type: string }),
    },
  };
};
