// Its chart, drawn: docs/charts/repay.md
import { and, assign, type EventFrom, not, or, setup, type SnapshotFrom, stateIn } from 'xstate';
import { earliestOf, nowOf } from '../../services/visit/clock.ts';
import { makeCode, loadRepayment } from '../../services/repay/actors.ts';
import { withSoundCode } from '../../services/repay/soundCode.ts';
import type { CodeAnswer, RepaymentInfo } from '../../services/repay/schema.ts';
import { type PaymentInput, type PaymentRequest, sendToPaymentWay } from '../payment/requests.ts';
import { linkOf, resultKit, type Shown } from '../pendingRequests/results.ts';
import { nothingToSend, submissionsOf, submitKit } from '../pendingRequests/submissions.ts';
import { opensForOrder, sendsEachToApp, sendToChild, withEvent, withOutput } from '../screen/actions.ts';
import { type BridgeAnswer, copyMachine } from '../screen/copy.ts';
import { loadKit } from '../screen/kits.ts';
import { whenBack, toOrderAndHelp } from '../screen/loads.ts';
import type { ScreenRequest } from '../screen/events.ts';
import { piecesOf } from '../screen/pieces.ts';
import { storedCodeFor } from '../../services/repay/liveCode.ts';
import { isSameCode, timeLeft } from '../../services/repay/paymentWay.ts';
import { isDue, isUnknown, usableChannel } from '../../services/repay/channel.ts';
import {
  canShow,
  codeRequestOf,
  foundDone,
  hasNews,
  infoReport,
  storedWith,
  isCodeLive,
  madeCode,
  openedWith,
  repaymentOf,
  type RepayContext,
  type RepayEvent,
} from './context.ts';
type ThroughChannel = Pick<RepayContext, 'channelNumber'>;
const retriedChannel = ({ context, event }: { context: RepayContext; event: { choice: string } }) => ({
  channelNumber: event.choice || context.channelNumber,
});

const makingCode = { shown: { payment: 'makingCode' } } as const;
const reloaded = { codeMade: { offered: 'refreshing' } } as const;
const sendToCopy = sendToChild<EventFrom<typeof copyMachine>>('copy');

const repay = setup({
  types: {} as {
    context: RepayContext;
    input: PaymentInput;
    events: RepayEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { copy: 'copy' };
  },
  actors: { loadRepayment, makeCode, copy: copyMachine },
  guards: {
    /** Payment is disabled when nothing is due. */
    isDue: ({ context }) => isDue(context.info),
    /** Something that has to be known before paying is not: help is offered, and the payment of the whole loan. */
    isUnknown: ({ context }) => isUnknown(context.info),
    canPayOff: ({ context }) => context.isDelay && isUnknown(context.info),
    hasChannels: ({ context }) => (context.info?.repayList.length ?? 0) > 0,
    hasChannel: ({ context }) => usableChannel(context.info, context.channelNumber) !== undefined,
    isUsable: ({ context }, { channelNumber }: ThroughChannel) =>
      usableChannel(context.info, channelNumber) !== undefined,
    canRetry: ({ context }, { channelNumber }: ThroughChannel) =>
      isDue(context.info) && usableChannel(context.info, channelNumber) !== undefined,
    isCodeMade: ({ context }, { done }: Shown) =>
      done?.kind === 'makeCode' && linkOf(done) !== '' && isDue(context.info),
    /** The page stays while a code is being made. */
    isMakingCode: stateIn(makingCode),
    isReloaded: stateIn(reloaded),
    hasPayCode: ({ context: { info } }) => isDue(info) && !!info?.defDetail?.payCode,
    hasNews: ({ context }) => hasNews(context),
    isCodeLive: ({ context }) => isCodeLive(context),
    canShowCode: ({ context }) => canShow(context),
    isPassedOver: ({ context: { code, passedOver } }) => isSameCode(code, passedOver),
  },
  actions: {
    setInfo: assign(({ context }, info: RepaymentInfo) => storedWith(withSoundCode(info), context)),
    recordTime: assign(({ system }) => ({ now: earliestOf(system), today: nowOf(system) })),
    reportInfo: sendsEachToApp<PaymentRequest>()(({ context }: { context: RepayContext }) =>
      infoReport(context),
    ),
    reportSettled: sendToPaymentWay(({ context: { orderId } }: { context: RepayContext }) => ({
      type: 'order.settled',
      orderId,
    })),
    chooseChannel: assign((_, { channelNumber }: ThroughChannel) => ({ channelNumber })),
    reportChannel: sendToPaymentWay(({ context: { channelNumber } }: { context: RepayContext }) => ({
      type: 'channel.chosen',
      channelNumber,
    })),
    setCode: assign(({ context }, answer: CodeAnswer) => ({
      code: madeCode(context, answer),
    })),
    lookForCode: assign({
      code: ({ context: { code, search, now } }) => storedCodeFor(code, search, now ?? 0),
    }),
    passOver: assign({ passedOver: ({ context }) => context.code }),
    reportCode: sendsEachToApp<PaymentRequest>()(({ context: { code } }: { context: RepayContext }) =>
      code ? [{ type: 'store.notified', store: 'paymentWay', event: { type: 'code.made', code } }] : [],
    ),
    openHelp: opensForOrder('customerService'),
    openCode: sendsEachToApp<ScreenRequest>()(({ context }: { context: RepayContext }) =>
      canShow(context) ? [{ type: 'link.opened', link: context.code?.payUrl ?? '' }] : [],
    ),
    openInstructions: opensForOrder('DRInstructions'),
    openPayOff: opensForOrder('repayUrl'),
    openOrder: opensForOrder('loanDetailUrl', true),
    copyPayCode: sendToCopy(({ context }: { context: RepayContext }) => ({
      type: 'copy.requested',
      text: context.info?.defDetail?.payCode ?? '',
    })),
    passToCopy: sendToCopy((_, answer: BridgeAnswer) => answer),
  },
  delays: { codeOver: ({ context: { code, now } }) => timeLeft(code, now ?? 0) },
})
  .extend(loadKit)
  .extend(resultKit)
  .extend(submitKit);
const { on, call, loads, refreshes } = piecesOf(repay);
const { submits, awaitsChoice } = submissionsOf(repay);

const retries = on({
  'submission.retried': {
    guard: { type: 'canRetry', params: retriedChannel },
    target: '#payment.makingCode',
    actions: { type: 'chooseChannel', params: retriedChannel },
  },
});

const whatIsDue = call({
  src: 'loadRepayment',
  input: ({ context }) => repaymentOf(context),
  keeps: ['recordTime', 'lookForCode', withOutput('setInfo'), 'reportInfo'],
});

const whatIsDueNow = {
  ...whatIsDue,
  when: whenBack('refreshing'),
  refused: '#repay.failed.byRefusal',
} as const;

const isCodeFirst = and(['isCodeLive', not('isPassedOver')]);

const paymentRegion = repay.createStateConfig({
  id: 'payment',
  initial: 'ready',
  on: retries,
  description: 'Choosing a channel and having a code made for it, one at a time.',
  states: {
    ready: {
      ...refreshes({ ...whatIsDueNow, done: '#payment.recalling', failed: '#payment.recalling' }),
      on: {
        'channels.opened': { guard: and(['isDue', 'hasChannels']), target: 'choosingChannel' },
        'barcode.opened': { guard: 'hasPayCode', target: 'barcodeShown' },
        'code.requested': [
          { guard: and(['isDue', 'hasChannel']), target: 'checking' },
          { guard: and(['isDue', 'hasChannels']), target: 'choosingChannel' },
        ],
      },
    },
    recalling: {
      description: 'A code that can still be paid by comes first, unless the person wants another one.',
      entry: ['recordTime', 'lookForCode'],
      always: [{ guard: isCodeFirst, target: '#repay.codeMade' }, { target: 'ready' }],
    },
    choosingChannel: {
      tags: 'modal',
      on: {
        'channel.chosen': {
          guard: withEvent('isUsable'),
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
      entry: ['recordTime', 'lookForCode'],
      always: [{ guard: isCodeFirst, target: '#repay.codeMade' }, { target: 'makingCode' }],
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

const detailsRegion = repay.createStateConfig({
  initial: 'collapsed',
  description: 'How many of the detail rows show.',
  states: {
    collapsed: { on: { 'details.toggled': { target: 'expanded' } } },
    expanded: { on: { 'details.toggled': { target: 'collapsed' } } },
  },
});

/** Instalment and extension (delay) repayment: the amount due, and a code to pay it (docs/product/repay.md). */
export const repayMachine = repay.createMachine({
  id: 'repay',
  context: ({ input, self }) => openedWith(input, earliestOf(self.system)),
  initial: 'loading',
  on: {
    ...retries,
    ...foundDone,
    'day.changed': { actions: 'recordTime' },
  },
  states: {
    ...loads({
      ...whatIsDue,
      done: [{ target: 'deciding', actions: whatIsDue.keeps }],
      afterRefusal: toOrderAndHelp,
    }),
    deciding: {
      description: 'Whether a code was made that can still be paid by.',
      entry: ['recordTime', 'lookForCode'],
      always: [{ guard: 'isCodeLive', target: 'codeMade' }, { target: 'shown' }],
    },
    shown: {
      type: 'parallel',
      invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
      on: {
        'instructions.chosen': { guard: not('isMakingCode'), actions: 'openInstructions' },
        'order.chosen': { guard: or(['hasNews', not('isDue')]), actions: 'openOrder' },
        'help.chosen': { guard: 'isUnknown', actions: 'openHelp' },
        'payOff.chosen': { guard: 'canPayOff', actions: 'openPayOff' },
        'copy.requested': { guard: 'hasPayCode', actions: 'copyPayCode' },
        'bridge.answered': { actions: withEvent('passToCopy') },
      },
      states: { payment: paymentRegion, details: detailsRegion },
    },
    codeMade: {
      id: 'codeMade',
      description: 'A code is made that can still be paid by: it is shown before another one is made.',
      initial: 'offered',
      // A reload, which decides too, is not aborted: after a sleep it gives the time.
      after: { codeOver: { guard: not('isReloaded'), target: 'deciding' } },
      states: {
        offered: {
          ...refreshes({
            ...whatIsDueNow,
            // Not while it is reloaded: the code may have been paid.
            when: { ...whatIsDueNow.when, 'another.requested': { target: '#codeMade.warned' } },
            done: '#repay.deciding',
            failed: '#repay.deciding',
          }),
          on: {
            'code.opened': { guard: 'canShowCode', actions: 'openCode' },
            'order.chosen': { actions: 'openOrder' },
          },
        },
        warned: {
          description: 'With another code two could be paid for one debt.',
          tags: 'modal',
          on: {
            'another.confirmed': { target: '#repay.shown', actions: 'passOver' },
            'screen.returned': { target: 'offered.refreshing' },
            'dialog.closed': { target: 'offered' },
            'back.pressed': { target: 'offered' },
          },
        },
      },
    },
    paid: {
      description: 'The order was found paid, and is being opened or did not open by itself.',
      on: { ...nothingToSend, 'order.chosen': { actions: 'openOrder' } },
    },
  },
});

[makingCode, reloaded] satisfies Parameters<SnapshotFrom<typeof repayMachine>['matches']>[0][];
