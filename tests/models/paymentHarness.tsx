import type { ComponentType } from 'react';
import type { ViewHarness } from '../../packages/kit/run/view.tsx';
import { passedOn, screenHarness } from './harness.tsx';

export const paymentHarness = <Actor,>(View: ComponentType<{ actor: Actor }>): ViewHarness => {
  const harness = screenHarness(View);
  return {
    ...harness,
    signals: {
      ...harness.signals,
      ...passedOn('bridge.answered', 'code.revived'),
    },
  };
};
