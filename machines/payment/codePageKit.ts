import { assign, type EventObject, sendTo } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import { type BridgeAnswer, saysShellKnows } from '../screen/copy.ts';
import { sharing } from '../screen/sharing.ts';
import { asks, type Asking } from '../screen/asks.ts';
import type { Found } from './arrival.ts';
import type { KitAction } from '../screen/kitAction.ts';
import {
  type CodePage,
  lookingFor,
  sayingPaid,
  wayToComplaint,
  wayToInstructions,
  wayToOrder,
  wayToRepayment,
} from './codePage.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- any root that opens pages.
type CodeContext = CodePage & Asking<any>;

/** The kit for a code page that uses `showsCode`, beside the actors `copy`, `arrival` and `timeLeft`. */
export const codePageKit = <Context extends CodeContext, Event extends EventObject>() => {
  const passTo = (actor: 'copy' | 'timeLeft' | 'arrival') =>
    sendTo(actor, (({ event }: { event: Event }) => event) as never) as KitAction<Context, Event>;
  const opens = (way: (page: CodePage, event: { type: string }) => object) =>
    asks<Context, Event, Event, undefined>(({ context, event }) => way(context, event) as never);
  return {
    delays: { nextMinute: 60_000 },
    guards: {
      hasOrder: ({ context }: { context: Context }) => context.order !== undefined,
      canShare: ({ context }: { context: Context }) => context.canShare,
      isShareKnown: ({ event }: { event: Event }) =>
        event.type === 'bridge.answered' && saysShellKnows(event as unknown as BridgeAnswer, 'share'),
    },
    actions: {
      passToCopy: passTo('copy'),
      passToTime: passTo('timeLeft'),
      passToArrival: passTo('arrival'),
      look: sendTo('arrival', { type: 'look.requested' } as never) as KitAction<Context, Event>,
      trustShell: assign<Context, Event, undefined, Event, never>(
        () => ({ canShare: true }) as Partial<Context>,
      ),
      share: opens((_, event) => sharing(event)),
      /** Copies the text when sharing is not available. */
      copyProof: sendTo('copy', (({ event }: { event: { text?: string } }) => ({
        type: 'copy.requested',
        text: event.text ?? '',
      })) as never) as KitAction<Context, Event>,
      noteArrival: assign<Context, Event, { found: Found }, Event, never>(
        ({ system }, { found }) => ({ arrivedAt: nowOf(system), found }) as Partial<Context>,
      ),
      tellPaid: opens(sayingPaid),
      openOrder: opens(wayToOrder),
      openRepayment: opens(wayToRepayment),
      openComplaint: opens(wayToComplaint),
      openInstructions: opens(wayToInstructions),
    },
  };
};

const shellAnswers = {
  'bridge.answered': [
    { guard: 'isShareKnown', actions: ['trustShell', 'passToCopy'] },
    { actions: 'passToCopy' },
  ],
} as const;

const reconnects = { 'connection.restored': { actions: 'passToArrival' } } as const;

const payableEvents = {
  'screen.returned': [{ guard: 'hasOrder', actions: ['passToTime', 'look'] }, { actions: 'passToTime' }],
  ...reconnects,
  'order.chosen': { guard: 'hasOrder', actions: ['tellPaid', 'openOrder'] },
  'payment.missed': { guard: 'hasOrder', actions: 'openComplaint' },
  'instructions.chosen': { actions: 'openInstructions' },
  'share.requested': { guard: 'canShare', actions: 'share' },
} as const;

/** The state that shows a code: `payable` (`copies`: events that copy; `inside`: its own states), then expired or paid. Needs `codePageKit`. */
export const showsCode = <const Copies, const Inside extends object>({
  copies,
  inside,
}: {
  copies: Copies;
  inside: Inside;
}) =>
  ({
    initial: 'payable',
    invoke: [
      {
        id: 'arrival',
        src: 'arrival',
        input: ({ context }: { context: CodePage }) => lookingFor(context),
        onDone: {
          target: '.arrived',
          actions: {
            type: 'noteArrival',
            params: ({ event }: { event: { output: Found } }) => ({ found: event.output }),
          },
        },
        onError: { target: 'shown', reenter: true },
      },
      {
        id: 'copy',
        src: 'copy',
        input: ({ context }: { context: CodeContext }) => ({ app: context.app }),
      },
    ],
    on: shellAnswers,
    states: {
      payable: {
        description: 'The code can be paid by.',
        invoke: [
          {
            id: 'timeLeft',
            src: 'timeLeft',
            input: ({ context }: { context: CodePage }) => ({ until: context.until }),
            onDone: { target: 'expired' },
            onError: { target: 'expired' },
          },
        ],
        on: { ...payableEvents, ...copies },
        ...inside,
      },
      expired: {
        description: 'The code has expired: another one is made instead.',
        // Measured again: a response may have shown that the phone's clock was set ahead.
        after: { nextMinute: { target: 'payable' } },
        on: {
          'screen.returned': { guard: 'hasOrder', actions: 'look' },
          ...reconnects,
          'another.requested': { actions: 'openRepayment' },
        },
      },
      arrived: {
        description: 'The payment by the code has arrived: there is proof of it.',
        on: {
          'order.chosen': { actions: 'openOrder' },
          'proof.requested': [{ guard: 'canShare', actions: 'share' }, { actions: 'copyProof' }],
        },
      },
    },
  }) as const;
