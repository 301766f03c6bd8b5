import { phoneNow } from '../../services/clock.ts';
import { smsPause } from './smsCountdown.ts';

/** A context that knows how long a code has to wait. */
interface Pausing {
  /** When the next code may be sent: epoch milliseconds, 0 when no pause is running. */
  deadline: number;
}

/** Guards of `pausesCodes`: into `setup` with them. */
export const pauseGuards = {
  isPauseLeft: ({ context }: { context: Pausing }) => context.deadline > phoneNow(),
};

/** End of a pause that begins now, in epoch milliseconds. */
export const pauseEnd = (): number => phoneNow() + smsPause;

/**
 * The inside of a state in which a code can be asked for (`code.requested`): for a minute after the last one (docs/product/promotion.md) the answer is
 * `tooSoon`, afterwards what the state itself says. The deadline alone remembers the pause, so it goes on through calls and a reload, and no
 * region has to run beside the calls. Its `setup` needs `pauseGuards`, the actor `smsCountdown`, and the actions
 * `startPause: assign({ deadline: pauseEnd })`, to be done wherever a code went out, and `endPause: assign({ deadline: 0 })`.
 */
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
