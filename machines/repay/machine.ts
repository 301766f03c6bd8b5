import { and, assign, forwardTo, not, or, sendTo, setup, stateIn } from 'xstate';
import { earliestOf, nowOf } from '../../services/visit/clock.ts';
import { makeCode, loadRepayment } from '../../services/repay/actors.ts';
import type { CodeAnswer, RepaymentInfo } from '../../services/repay/schema.ts';
import type { PaymentInput } from '../payment/requests.ts';
import { awaitsChoice, submitKit, submits } from '../pendingRequests/submits.ts';
import { asks, asksEach } from '../screen/asks.ts';
import { copyMachine } from '../screen/copy.ts';
import { loadKit } from '../screen/kit.ts';
import { loads, onceBack, toOrderAndHelp } from '../screen/loads.ts';
import { loadsAnew } from '../screen/refreshes.ts';
import { isSameCode, keptCodeFor, timeLeft } from '../payment/liveCode.ts';
import { amountDue, isDue, usableChannel } from './channel.ts';
import {
  codeRequestOf,
  foundPaid,
  hasNews,
  keptWith,
  isCodeLive,
  madeCode,
  openedWith,
  repaymentOf,
  type RepayContext,
  type RepayEvent,
  withSoundCode,
} from './context.ts';

const retriedChannel = ({ channelNumber }: RepayContext, { choice }: { choice: string }) =>
  choice || channelNumber;

const repay = setup({
  types: {} as {
    context: RepayContext;
    input: PaymentInput;
    events: RepayEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { copy: 'copy' };
  },
  actors: {
    loadRepayment,
    makeCode,
    copy: copyMachine,
  },
  guards: {
    /** Payment is disabled when nothing is due. */
    isDue: ({ context }) => isDue(context.info),
    hasChannels: ({ context }) => (context.info?.repayList.length ?? 0) > 0,
    hasChannel: ({ context }) => usableChannel(context.info, context.channelNumber) !== undefined,
    isUsable: ({ context, event }) =>
      event.type === 'channel.chosen' && usableChannel(context.info, event.channelNumber) !== undefined,
    canRetry: ({ context, event }) =>
      event.type === 'submission.retried' &&
      isDue(context.info) &&
      usableChannel(context.info, retriedChannel(context, event)) !== undefined,
    /** The page stays while a code is being made. */
    isMakingCode: stateIn({ shown: { payment: 'makingCode' } }),
    hasPayCode: ({ context: { info } }) => isDue(info) && !!info?.defDetail?.payCode,
    hasNews: ({ context }) => hasNews(context),
    isCodeLive: ({ context }) => isCodeLive(context),
    isPassedOver: ({ context: { code, passedOver } }) => isSameCode(code, passedOver),
  },
  actions: {
    keepInfo: assign(({ context }, { info }: { info: RepaymentInfo }) => keptWith(info, context)),
    noteTime: assign(({ system }) => ({ now: earliestOf(system), today: nowOf(system) })),
    /** Without a known sum there is nothing to pay by. */
    tellInfo: asksEach(({ isDelay, productId, orderId, info }) => {
      const amount = info && amountDue(info);
      if (amount === undefined) return [];
      return [
        {
          type: 'store.told',
          store: 'paymentWay',
          event: {
            type: 'info.loaded',
            info: { amount, defDetail: info?.defDetail },
            page: { to: isDelay ? 'repayDelayUrl' : 'repayUrl', query: { productId, orderId } },
          },
        },
      ];
    }),
    tellSettled: asks(({ context: { orderId } }) => ({
      type: 'store.told',
      store: 'paymentWay',
      event: { type: 'order.settled', orderId },
    })),
    chooseChannel: assign({
      channelNumber: ({ context, event }) => {
        if (event.type === 'submission.retried') return retriedChannel(context, event);
        return event.type === 'channel.chosen' ? event.channelNumber : context.channelNumber;
      },
    }),
    tellChannel: asks(({ context: { channelNumber } }) => ({
      type: 'store.told',
      store: 'paymentWay',
      event: { type: 'channel.chosen', channelNumber },
    })),
    keepCode: assign(({ context }, { answer }: { answer: CodeAnswer }) => ({
      code: madeCode(context, answer),
    })),
    lookForCode: assign({
      code: ({ context: { code, search, now } }) => keptCodeFor(code, search, now ?? 0),
    }),
    passOver: assign({ passedOver: ({ context }) => context.code }),
    tellCode: asksEach(({ code }) =>
      code ? [{ type: 'store.told', store: 'paymentWay', event: { type: 'code.made', code } }] : [],
    ),
    openHelp: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'customerService',
      query: { productId, orderId },
    })),
    openCode: asks(({ context }) => ({ type: 'link.opened', link: context.code?.payUrl ?? '' })),
    openInstructions: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'DRInstructions',
      query: { productId, orderId },
    })),
    openOrder: asks(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { productId, orderId },
      replace: true,
    })),
    copyPayCode: sendTo('copy', ({ context }) => ({
      type: 'copy.requested',
      text: context.info?.defDetail?.payCode ?? '',
    })),
    passToCopy: forwardTo('copy'),
  },
  delays: { codeOver: ({ context: { code, now } }) => timeLeft(code, now ?? 0) },
})
  .extend(loadKit<RepayContext, RepayEvent>())
  .extend(submitKit<RepayContext, RepayEvent>());

const retries = {
  'submission.retried': { guard: 'canRetry', target: '#payment.makingCode', actions: 'chooseChannel' },
} as const;

interface InfoCame {
  event: { output: RepaymentInfo };
}
const came = ({ event }: InfoCame) => ({ info: withSoundCode(event.output) });
const keepsInfo = ['noteTime', 'lookForCode', { type: 'keepInfo', params: came }, 'tellInfo'] as const;

const whatIsDue = {
  src: 'loadRepayment',
  input: ({ context }: { context: RepayContext }) => repaymentOf(context),
} as const;

const whatIsDueNow = {
  ...whatIsDue,
  keeps: keepsInfo,
  when: onceBack('refreshing'),
  refused: '#repay.failed.byRefusal',
} as const;

const isCodeFirst = and(['isCodeLive', not('isPassedOver')]);

const paymentRegion = repay.createStateConfig({
  id: 'payment',
  initial: 'ready',
  description: 'Choosing a channel and having a code made for it, one at a time.',
  states: {
    ready: {
      ...loadsAnew({ ...whatIsDueNow, done: '#payment.recalling', failed: '#payment.recalling' }),
      on: {
        ...retries,
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
      entry: ['noteTime', 'lookForCode'],
      always: [{ guard: isCodeFirst, target: '#repay.codeMade' }, { target: 'ready' }],
    },
    choosingChannel: {
      tags: 'modal',
      on: {
        ...retries,
        'channel.chosen': {
          guard: 'isUsable',
          target: 'ready',
          actions: ['chooseChannel', 'tellChannel'],
        },
        'dialog.closed': { target: 'ready' },
        'back.pressed': { target: 'ready' },
      },
    },
    barcodeShown: {
      description: 'The pay code of the default-payment box, as a barcode.',
      tags: 'modal',
      on: { ...retries, 'dialog.closed': { target: 'ready' }, 'back.pressed': { target: 'ready' } },
    },
    checking: {
      description: 'Another tab may have made a code meanwhile.',
      entry: ['noteTime', 'lookForCode'],
      always: [{ guard: isCodeFirst, target: '#repay.codeMade' }, { target: 'makingCode' }],
    },
    makingCode: {
      description: 'The backend is asked for a code for the chosen channel.',
      ...submits({
        src: 'makeCode',
        input: ({ context }: { context: RepayContext }) => codeRequestOf(context),
        done: {
          target: '#repay.codeMade',
          actions: [
            'noteTime',
            {
              type: 'keepCode',
              params: ({ event }: { event: { output: CodeAnswer } }) => ({ answer: event.output }),
            },
            'tellCode',
            'openCode',
          ],
        },
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
  on: { ...foundPaid, 'day.changed': { actions: 'noteTime' } },
  states: {
    ...loads({
      ...whatIsDue,
      ways: toOrderAndHelp,
      done: { target: 'deciding', actions: keepsInfo },
    }),
    deciding: {
      description: 'Whether a code was made that can still be paid by.',
      entry: ['noteTime', 'lookForCode'],
      always: [{ guard: 'isCodeLive', target: 'codeMade' }, { target: 'shown' }],
    },
    shown: {
      type: 'parallel',
      invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
      on: {
        'instructions.chosen': { guard: not('isMakingCode'), actions: 'openInstructions' },
        'order.chosen': { guard: or(['hasNews', not('isDue')]), actions: 'openOrder' },
        'copy.requested': { guard: 'hasPayCode', actions: 'copyPayCode' },
        'bridge.answered': { actions: 'passToCopy' },
      },
      states: { payment: paymentRegion, details: detailsRegion },
    },
    codeMade: {
      id: 'codeMade',
      description: 'A code is made that can still be paid by: it is shown before another one is made.',
      initial: 'offered',
      on: retries,
      after: { codeOver: { target: 'deciding' } },
      states: {
        offered: {
          ...loadsAnew({
            ...whatIsDueNow,
            // Not while it is reloaded: the code may have been paid.
            when: { ...whatIsDueNow.when, 'another.requested': { target: '#codeMade.warned' } },
            done: '#repay.deciding',
            failed: '#repay.deciding',
          }),
          on: { 'code.opened': { actions: 'openCode' }, 'order.chosen': { actions: 'openOrder' } },
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
      on: { 'order.chosen': { actions: 'openOrder' } },
    },
  },
});
