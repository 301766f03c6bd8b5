import { and } from 'xstate';
import { submissionsOf } from '../pendingRequests/submissions.ts';
import { withEvent, withOutput } from '../screen/actions.ts';
import { whenBack } from '../screen/loads.ts';
import { piecesOf } from '../screen/pieces.ts';
import { codeRequestOf, repaymentOf, type RepayContext } from './context.ts';
import { repay } from './setup.ts';

const { on, call, refreshes } = piecesOf(repay);
const { submits, awaitsChoice } = submissionsOf(repay);

const retriedChannel = ({ context, event }: { context: RepayContext; event: { choice: string } }) => ({
  channelNumber: event.choice || context.channelNumber,
});

export const retries = on({
  'submission.retried': {
    guard: { type: 'canPayThrough', params: retriedChannel },
    target: '#payment.makingCode',
    actions: { type: 'chooseChannel', params: retriedChannel },
  },
});

export const loadCall = call({
  src: 'loadRepayment',
  input: ({ context }) => repaymentOf(context),
  keeps: ['recordTime', withOutput('setInfo'), 'reportInfo'],
});

export const reloadCall = {
  ...loadCall,
  when: whenBack('refreshing'),
  refused: '#repay.failed.byRefusal',
} as const;

const withSnapshot = <const Name extends string>(type: Name) =>
  ({
    type,
    params: <Shown>({ event }: { event: { snapshot: { context: Shown } } }) => event.snapshot.context,
  }) as const;

/** A state that leads to the code that is kept if `guard` holds for it. */
export const looksForCode = <const Guard extends 'isCodeLive' | 'isCodeFirst', const Target extends string>(
  guard: Guard,
  otherwise: Target,
) =>
  ({
    entry: 'recordNow',
    invoke: {
      id: 'keptCode',
      src: 'keptCode',
      input: ({ context }: { context: RepayContext }) => context,
      onSnapshot: [
        { guard: withSnapshot(guard), target: '#repay.codeMade', actions: withSnapshot('setKept') },
        { target: otherwise, actions: withSnapshot('setKept') },
      ],
    },
  }) as const;

export const paymentRegion = repay.createStateConfig({
  id: 'payment',
  initial: 'ready',
  on: retries,
  description: 'Choosing a channel and having a code made for it, one at a time.',
  states: {
    ready: {
      ...refreshes({ ...reloadCall, done: '#payment.recalling', failed: '#payment.recalling' }),
      on: {
        'channels.opened': { guard: and(['isDue', 'hasChannels']), target: 'choosingChannel' },
        'barcode.opened': { guard: 'hasPayCode', target: 'barcodeShown' },
        'code.requested': [
          { guard: { type: 'canPayThrough', params: ({ context }) => context }, target: 'checking' },
          { guard: and(['isDue', 'hasChannels']), target: 'choosingChannel' },
        ],
      },
    },
    recalling: {
      description: 'A code that can still be paid by comes first, unless the person wants another one.',
      ...looksForCode('isCodeFirst', 'ready'),
    },
    choosingChannel: {
      tags: 'modal',
      on: {
        'channel.chosen': {
          guard: withEvent('canPayThrough'),
          target: 'ready',
          actions: [withEvent('chooseChannel'), 'reportChannel'],
        },
        'dialog.closed': { target: 'ready' },
        'back.pressed': { target: 'ready' },
      },
    },
    barcodeShown: {
      description: 'The pay code of the default-payment box, as a barcode.',
      tags: 'modal',
      on: { 'dialog.closed': { target: 'ready' }, 'back.pressed': { target: 'ready' } },
    },
    checking: {
      description: 'Another tab may have made a code meanwhile.',
      ...looksForCode('isCodeFirst', 'makingCode'),
    },
    makingCode: {
      description: 'The backend is asked for a code for the chosen channel.',
      ...submits({
        src: 'makeCode',
        input: ({ context }) => codeRequestOf(context),
        done: [
          {
            target: '#repay.codeMade',
            actions: ['recordTime', withOutput('setCode'), 'reportCode', 'openCode'],
          },
        ],
        // After a refusal the page may be out of date: the amount has changed, or nothing is due any more.
        refused: [{ guard: 'isRefused', target: 'ready.refreshing', actions: 'toastFailure' }],
      }),
    },
    outcomeUnknown: awaitsChoice({ retried: 'makingCode', left: 'recalling' }),
  },
});
