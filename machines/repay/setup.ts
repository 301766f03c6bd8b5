import { assign, setup, stateIn } from 'xstate';
import { earliestOf, nowOf } from '../../services/visit/clock.ts';
import { makeCode, loadRepayment } from '../../services/repay/actors.ts';
import { withSoundCode } from '../../services/repay/soundCode.ts';
import type { CodeAnswer, RepaymentInfo } from '../../services/repay/schema.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import { type PaymentInput, type PaymentRequest, sendToPaymentWay } from '../payment/requests.ts';
import { isFoundPaid, linkOf, opensNextStep, type Shown } from '../pendingRequests/results.ts';
import { submitKit } from '../pendingRequests/submissions.ts';
import { opensForOrder, sendsEachToApp } from '../screen/actions.ts';
import { type BridgeAnswer, copyMachine, sendToCopy } from '../screen/copy.ts';
import { loadKit } from '../screen/kits.ts';
import type { ScreenRequest } from '../screen/events.ts';
import { keptCode } from '../../services/repay/liveCode.ts';
import { isSameCode } from '../../services/repay/paymentWay.ts';
import { untilNextLook } from '../../services/repay/timeLeft.ts';
import { isDue, isUnknown, usableChannel } from '../../services/repay/facts.ts';
import {
  canShow,
  hasNews,
  infoReport,
  isCodeLive,
  isCodeUsed,
  isToPay,
  madeCode,
  type RepayContext,
  type RepayEvent,
  withDone,
  withKept,
} from './context.ts';

type ThroughChannel = Pick<RepayContext, 'channelNumber'>;

/** States that guards name; machine.ts checks that they exist. */
export const makingCode = { shown: { payment: 'makingCode' } } as const;
export const reloaded = { codeMade: { offered: 'refreshing' } } as const;

export const repay = setup({
  types: {} as {
    context: RepayContext;
    input: PaymentInput;
    events: RepayEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'unknown';
    children: { copy: 'copy'; keptCode: 'keptCode' };
  },
  actors: { loadRepayment, makeCode, keptCode, copy: copyMachine },
  guards: {
    isDue: ({ context }) => isDue(context.info, context.today),
    /** Something that has to be known before paying is not: help is offered, and the payment of the whole loan. */
    isUnknown: ({ context }) => isUnknown(context.info, context.today),
    canPayOff: ({ context }) => context.isDelay && isUnknown(context.info, context.today),
    hasChannels: ({ context }) => (context.info?.repayList.length ?? 0) > 0,
    canPayThrough: ({ context }, { channelNumber }: ThroughChannel) =>
      isDue(context.info, context.today) && usableChannel(context.info, channelNumber) !== undefined,
    isCodeMade: ({ context }, { done }: Shown) =>
      done?.kind === 'makeCode' && linkOf(done) !== '' && isDue(context.info, context.today),
    /** The page says already that this code's payment has arrived: it must not be paid again. */
    isOfUsedCode: ({ context }, { done }: Shown) =>
      done?.kind === 'makeCode' &&
      isCodeUsed(done.key === context.code?.key ? context : withDone(context, done)),
    isFoundPaid,
    isMakingCode: stateIn(makingCode),
    isReloaded: stateIn(reloaded),
    hasPayCode: ({ context: { info, today } }) => isDue(info, today) && !!info?.defDetail?.payCode,
    hasNews: ({ context }) => hasNews(context),
    isCodeLive: ({ context }, code: MadeCode | undefined) => isCodeLive(context, code),
    /** Not the one beside which another is wanted. */
    isCodeFirst: ({ context }, code: MadeCode | undefined) =>
      isCodeLive(context, code) && !isSameCode(code, context.passedOver),
    canShowCode: ({ context }) => canShow(context),
  },
  actions: {
    setInfo: assign(({ context: { today } }, info: RepaymentInfo) => ({
      info: withSoundCode(info),
      asOf: today,
      keptThen: undefined,
    })),
    recordNow: assign(({ system }) => ({ now: earliestOf(system) })),
    /** The day only with a response or from the calendar: the phone's clock may have been set wrong since. */
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
    setDone: assign(({ context }, { done }: Shown) => (done ? withDone(context, done) : {})),
    /** The page says what has arrived by it, unless it has another code. */
    setUsed: assign(({ context }, { done }: Shown) => (done && !context.code ? withDone(context, done) : {})),
    openNextStep: opensNextStep(isToPay),
    setCode: assign(({ context }, answer: CodeAnswer) => ({
      code: madeCode(context, answer),
    })),
    setKept: assign(({ context }, code: MadeCode | undefined) => withKept(context, code)),
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
  delays: { codeOver: ({ context: { code, now } }) => untilNextLook(code, now ?? 0) },
})
  .extend(loadKit)
  .extend(submitKit);
