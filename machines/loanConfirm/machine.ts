import { assign, sendTo, setup } from 'xstate';
import { findAgreement, loadAgreements, loadConfirmation, pushLoan } from '../../services/confirm/actors.ts';
import { backSentinel, releaseSentinel } from '../../services/confirm/backSentinel.ts';
import type { Agreement, Confirmation } from '../../services/confirm/schema.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { newIdempotencyKey } from '../../services/http/idempotency.ts';
import { withQuery } from '../../services/links.ts';
import { orderKeyOf } from '../../services/order/request.ts';
import type { AppRequest, ScreenInput } from '../app/events.ts';
import { failureMessage, isOutcomeUnknown, isRefused } from '../parts/failure.ts';
import { type LoanConfirmContext, type LoanConfirmEvent, loanKeyOf } from './context.ts';
import { editionOf } from './edition.ts';

const loanConfirm = setup({
  types: {} as {
    context: LoanConfirmContext;
    input: ScreenInput;
    events: LoanConfirmEvent;
    tags: 'busy' | 'modal';
  },
  actors: { loadConfirmation, loadAgreements, findAgreement, pushLoan, backSentinel, releaseSentinel },
  guards: {
    isRefused,
    isOutcomeUnknown,
    /** The lender wants an agreement read before anything else. */
    isAgreementDue: ({ context }) => !!context.confirmation?.popAgreementUrl,
    isPromotionDue: ({ context: { edition, confirmation } }) =>
      edition === 'ofPeriod' && !!(confirmation?.promoTitle || confirmation?.promoContent),
    /** Going back asks first (isPopType 1). */
    isReminderDue: ({ context }) => context.confirmation?.isPopType === true,
    isListed: ({ context, event }) =>
      event.type === 'agreement.chosen' && event.position in context.agreements,
    hasConsent: ({ context }) => context.isAgreed,
    isPushed: ({ context }) => context.parting?.type === 'link.opened',
    /** The lender took the loan and named no next page. */
    leadsNowhere: ({ context }) => context.parting?.type === 'link.opened' && !context.parting.link,
  },
  actions: {
    keepConfirmation: assign({
      confirmation: (_, { confirmation }: { confirmation: Confirmation }) => confirmation,
    }),
    keepAgreements: assign({ agreements: (_, { agreements }: { agreements: Agreement[] }) => agreements }),
    keepPosition: assign({
      position: ({ context, event }) =>
        event.type === 'agreement.chosen' ? event.position : context.position,
    }),
    toastFailure: sendTo(
      ({ context }) => context.app,
      ({ event }): AppRequest => ({ type: 'toast.requested', message: failureMessage(event) }),
    ),
    openAgreement: sendTo(
      ({ context }) => context.app,
      (_, { link }: { link: string }): AppRequest => ({ type: 'link.opened', link }),
    ),
    giveConsent: assign({ isAgreed: true }),
    withdrawConsent: assign({ isAgreed: false }),
    /** The same intent keeps its key, so that a retry cannot take the loan twice. */
    startIntent: assign({ pushKey: ({ context }) => context.pushKey ?? newIdempotencyKey() }),
    endIntent: assign({ pushKey: undefined }),
    planClose: assign({ parting: { type: 'bridge.called', request: { action: 'closeWebView' } } }),
    planLend: assign({
      parting: (_, { link }: { link: string }): AppRequest => ({
        type: 'link.opened',
        link: link && withQuery(link, { from: 'confirm' }),
        replace: true,
      }),
    }),
    planOrder: assign({
      parting: ({ context: { productId, orderId } }): AppRequest => ({
        type: 'navigation.requested',
        to: 'loanDetailUrl',
        query: { productId, orderId },
        replace: true,
      }),
    }),
    part: sendTo(
      ({ context }) => context.app,
      ({ context }): AppRequest => {
        if (!context.parting) throw new Error('Nobody said where to go');
        return context.parting;
      },
    ),
  },
  delays: {
    requestLimit: httpTimeout,
    /** How long taking the sentinel off the history may take. */
    releaseLimit: 1_000,
    /** How long leaving may take before the screen shows again. */
    leaveLimit: 5_000,
  },
});

const stepRegion = loanConfirm.createStateConfig({
  initial: 'deciding',
  description: 'What the borrower is at: one thing at a time, so nothing can happen while the push is out.',
  states: {
    deciding: {
      always: [
        { guard: 'isAgreementDue', target: 'readingAgreement' },
        { guard: 'isPromotionDue', target: 'promotion' },
        { target: 'reviewing' },
      ],
    },
    readingAgreement: {
      tags: 'modal',
      on: {
        'agreement.accepted': [{ guard: 'isPromotionDue', target: 'promotion' }, { target: 'reviewing' }],
        'exit.chosen': { target: '#loanConfirm.releasing', actions: 'planClose' },
        'back.pressed': { target: '#loanConfirm.releasing', actions: 'planClose' },
      },
    },
    promotion: {
      tags: 'modal',
      on: { 'dialog.closed': { target: 'reviewing' }, 'back.pressed': { target: 'reviewing' } },
    },
    reviewing: {
      initial: 'ready',
      on: {
        'agreement.chosen': { guard: 'isListed', target: 'openingAgreement', actions: 'keepPosition' },
        'back.pressed': { guard: 'isReminderDue', target: 'reminder' },
      },
      states: {
        ready: {
          on: {
            'consent.given': { actions: 'giveConsent' },
            'consent.withdrawn': { actions: 'withdrawConsent' },
            'loan.confirmed': { guard: 'hasConsent', target: '#step.pushing', actions: 'startIntent' },
          },
        },
        outcomeUnknown: {
          description: 'Nobody knows whether the loan was taken; sending it again counts once.',
          on: {
            'loan.confirmed': { target: '#step.pushing' },
            'order.chosen': { target: '#loanConfirm.releasing', actions: 'planOrder' },
          },
        },
        asBefore: { type: 'history' },
      },
    },
    reminder: {
      description: 'The borrower wants to go back and is asked to stay.',
      tags: 'modal',
      on: {
        'dialog.closed': { target: 'reviewing.asBefore' },
        'back.pressed': { target: 'reviewing.asBefore' },
        'exit.chosen': { target: '#loanConfirm.releasing', actions: 'planClose' },
      },
    },
    openingAgreement: {
      description: 'The lender is asked for the address of an agreement.',
      tags: 'busy',
      invoke: {
        id: 'findAgreement',
        src: 'findAgreement',
        input: ({ context }) => ({ ...loanKeyOf(context), position: context.position }),
        onDone: {
          target: 'reviewing.asBefore',
          actions: { type: 'openAgreement', params: ({ event }) => ({ link: event.output }) },
        },
        onError: { target: 'reviewing.asBefore', actions: 'toastFailure' },
      },
      on: { 'back.pressed': { target: 'reviewing.asBefore' } },
      after: { requestLimit: { target: 'reviewing.asBefore', actions: 'toastFailure' } },
    },
    pushing: {
      description: 'The loan is being taken; even back waits for the answer.',
      tags: ['busy', 'modal'],
      invoke: {
        id: 'pushLoan',
        src: 'pushLoan',
        input: ({ context }) => {
          const { amount = 0, periods = '', termUnit = '' } = context.confirmation ?? {};
          const { pushKey = '' } = context;
          return { ...loanKeyOf(context), amount, periods, termUnit, idempotencyKey: pushKey };
        },
        onDone: {
          target: '#loanConfirm.releasing',
          actions: { type: 'planLend', params: ({ event }) => ({ link: event.output }) },
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'reviewing.outcomeUnknown' },
          { guard: 'isRefused', target: 'reviewing.ready', actions: ['endIntent', 'toastFailure'] },
          { target: 'reviewing.ready', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'reviewing.outcomeUnknown' } },
    },
  },
});

const agreementsRegion = loanConfirm.createStateConfig({
  initial: 'loading',
  description: 'The titles of the agreements beside the box.',
  states: {
    loading: {
      invoke: {
        id: 'loadAgreements',
        src: 'loadAgreements',
        input: ({ context }) => loanKeyOf(context),
        onDone: {
          target: 'listed',
          actions: { type: 'keepAgreements', params: ({ event }) => ({ agreements: event.output }) },
        },
        onError: { target: 'missing', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'missing', actions: 'toastFailure' } },
    },
    listed: {},
    missing: { on: { 'agreements.requested': { target: 'loading' } } },
  },
});

const backRegion = loanConfirm.createStateConfig({
  initial: 'deciding',
  description: "Whether the browser's own back asks first too, where no shell tells of it.",
  states: {
    deciding: { always: [{ guard: 'isReminderDue', target: 'guarded' }, { target: 'free' }] },
    guarded: { invoke: { id: 'backSentinel', src: 'backSentinel' } },
    free: {},
  },
});

const parting = [
  { guard: 'leadsNowhere', target: 'confirmed' },
  { target: 'left', actions: 'part' },
] as const;

/** Loan confirm in its three editions (spec §2, §4, §5, §7; decisions §5). */
export const loanConfirmMachine = loanConfirm.createMachine({
  id: 'loanConfirm',
  context: ({ input }) => {
    const page = new URLSearchParams(input.search);
    return {
      app: input.app,
      edition: editionOf(input.route),
      ...orderKeyOf(page),
      market: page.get('market') === '1',
      confirmation: undefined,
      agreements: [],
      isAgreed: true,
      position: 0,
      pushKey: undefined,
      parting: undefined,
    };
  },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadConfirmation',
        src: 'loadConfirmation',
        input: ({ context }) => loanKeyOf(context),
        onDone: {
          target: 'shown',
          actions: { type: 'keepConfirmation', params: ({ event }) => ({ confirmation: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'The confirmation could not be loaded, or the lender refused it.',
      on: { 'retry.requested': { target: 'loading' }, 'shell.resumed': { target: 'loading' } },
    },
    shown: {
      type: 'parallel',
      states: { step: { id: 'step', ...stepRegion }, agreements: agreementsRegion, back: backRegion },
    },
    releasing: {
      description: 'The sentinel comes off the history before the borrower leaves.',
      tags: 'busy',
      invoke: { id: 'releaseSentinel', src: 'releaseSentinel', onDone: parting, onError: parting },
      after: { releaseLimit: parting },
    },
    left: {
      description: 'The next page is being opened, or this one closed.',
      tags: 'busy',
      on: {
        'shell.resumed': [{ guard: 'isPushed', target: 'confirmed' }, { target: 'loading' }],
        'link.refused': { guard: 'isPushed', target: 'confirmed' },
      },
      after: { leaveLimit: [{ guard: 'isPushed', target: 'confirmed' }, { target: 'shown' }] },
    },
    confirmed: {
      description: 'The loan is taken, and the next page did not open by itself.',
      on: { 'order.chosen': { actions: ['planOrder', 'part'] } },
    },
  },
});
