import { fromCallback } from 'xstate';
import { nowOf } from '../visit/clock.ts';
import { onSessionChange } from '../visit/session.ts';
import type { MadeCode } from './stored.ts';
import { timeLeft } from './timeLeft.ts';

/** Sent when a response shows that a code has not expired: the phone's clock had been set ahead. */
export interface CodeRevived {
  type: 'code.revived';
}

/** Reports to its parent that an expired code can be paid by after all. */
export const watchExpiry = fromCallback<CodeRevived, { code: MadeCode | undefined }>(
  ({ input: { code }, sendBack, system }) =>
    onSessionChange(system, () => {
      if (timeLeft(code, nowOf(system)) > 0) sendBack({ type: 'code.revived' } satisfies CodeRevived);
    }),
);
