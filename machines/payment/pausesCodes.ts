import { phoneNow } from '../../services/visit/clock.ts';
import { assigns } from '../screen/actions.ts';
import { smsPause } from './smsCountdown.ts';

interface Pausing {
  /** When the next code may be sent: epoch milliseconds, 0 when no pause is running. */
  deadline: number;
}

/** For a chart that uses `pausesCodes`; it calls `startPause` whenever a code is sent. */
export const pauseKit = {
  guards: { isPauseLeft: ({ context }: { context: Pausing }) => context.deadline > phoneNow() },
  actions: {
    startPause: assigns<{ deadline: number }>(() => ({ deadline: phoneNow() + smsPause })),
    endPause: assigns<{ deadline: number }>(() => ({ deadline: 0 })),
  },
};

/** Codes a minute apart (docs/product/promotion.md). Only the deadline is stored, so the pause survives calls and reloads. Needs `pauseKit`. */
export const pausesCodes = <const TooSoon>({ tooSoon }: { tooSoon: TooSoon }) =>
  ({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: 'isPauseLeft', target: 'pausing' }, { target: 'free' }] },
      pausing: {
        description: 'A code was sent less than a minute ago; the next one has to wait.',
        invoke: {
          id: 'smsCountdown',
          src: 'smsCountdown',
          input: ({ context }: { context: Pausing }) => ({ deadline: context.deadline }),
          onDone: { target: 'free' },
          onError: { target: 'free' },
        },
        on: { 'code.requested': tooSoon },
      },
      // Setting the clock back later does not restart the pause.
      free: { description: 'A code may be sent.', entry: 'endPause' },
    },
  }) as const;
