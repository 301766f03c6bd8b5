// Its chart, drawn: docs/charts/loanConfirm.md
import { assign, setup, type SnapshotFrom } from 'xstate';
import {
  findAgreement,
  loadAgreements,
  loadConfirmation,
  takeLoan,
} from '../../services/loanConfirm/actors.ts';
import { receiptOf, receiptOwner, receiptToStore } from '../../services/loanConfirm/takenReceipt.ts';
import type { Agreement, Confirmation } from '../../services/loanConfirm/schema.ts';
import { expiryTimeOf, nowOf } from '../../services/visit/clock.ts';
import { canOpen, withQuery } from '../../services/values/links.ts';
import type { ScreenInput } from '../screen/events.ts';
import { linkOf, type Shown } from '../pendingRequests/results.ts';
import {
  nothingToSend,
  type SubmissionEvent,
  submissionsOf,
  submitKit,
} from '../pendingRequests/submissions.ts';
import { type Args, sendsEachToApp, sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import type { StorageRequest } from '../../services/device/stored.ts';
import { loadKit } from '../screen/kits.ts';
import { shownFailure, whenBack, orderGuards, toOrderIfAnyAndHelp } from '../screen/loads.ts';
import { consentToStore } from '../../services/loanConfirm/consent.ts';
import { opensAgreement } from '../screen/opensAgreement.ts';
import { piecesOf } from '../screen/pieces.ts';
import { consentGuards, consentRegion, isOther, loanStates } from './consent.ts';
import {
  contextOf,
  type LoanConfirmContext,
  type LoanConfirmEvent,
  loanKeyOf,
  disputeOf,
  isAgreementShown,
  termsOf,
  unreadableAfter,
} from './context.ts';

const loanConfirm = setup({
  types: {} as {
    context: LoanConfirmContext;
    input: ScreenInput<SubmissionEvent>;
    events: LoanConfirmEvent;
    tags: 'busy' | 'modal' | 'holdsBack' | 'guardsBack' | 'unknown';
  },
  actors: {
    loadConfirmation,
    loadAgreements,
    findAgreement,
    takeLoan,
  },
  guards: {
    ...orderGuards,
    ...consentGuards,
    isTaken: ({ context }) => context.taken !== undefined,
    /** An agreement has to be read before anything else. */
    isAgreementDue: ({ context }) => !!context.confirmation?.popAgreementUrl,
    isAgreementShown: ({ context }) => isAgreementShown(context),
    isDisputed: ({ context }) => disputeOf(context) !== undefined,
    isPromotionDue: ({ context: { edition, confirmation } }) =>
      edition === 'ofPeriod' && !!(confirmation?.promoTitle || confirmation?.promoContent),
    /** Whether going back asks first (isPopType 1). */
    isReminderDue: ({ context }) => context.confirmation?.isPopType === true,
    isListed: ({ context }, { position }: { position: number }) => position in (context.agreements ?? []),
    hasLink: (_, link: string) => link !== '',
    leadsOn: ({ context: { environment } }, link: string) => canOpen(link, environment),
  },
  actions: {
    setConfirmation: assign((_, confirmation: Confirmation) => ({ confirmation })),
    recordTime: assign({ now: ({ system }) => nowOf(system) }),
    dropAgreements: assign({ agreements: undefined }),
    setAgreements: assign({ agreements: (_, agreements: Agreement[]) => agreements }),
    setPosition: assign((_, { position }: { position: number }) => ({ position })),
    recordReadability: assign({
      unreadable: ({ context }, link: string) => unreadableAfter(context, link),
    }),
    storeConsent: sendToApp((_, { isAgreed }: { isAgreed: boolean }) => consentToStore(isAgreed)),
    storeReceipt: sendsEachToApp<StorageRequest>()(
      ({ context, system }: Args<LoanConfirmContext>, link: string) =>
        context.confirmation
          ? receiptToStore(
              receiptOf(context.confirmation, context.agreements ?? []),
              receiptOwner(context, link, nowOf(system)),
              link ? undefined : context,
            )
          : [],
    ),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
    openAgreement: sendToApp((_, link: string) => ({ type: 'link.opened', link })),
    close: sendToApp(() => ({ type: 'bridge.called', request: { action: 'closeWebView' } })),
    openLent: sendToApp((_, link: string) => ({
      type: 'link.opened',
      link: withQuery(link, { from: 'confirm' }),
      replace: true,
    })),
    openOrder: sendToApp(({ context: { productId, orderId } }) => ({
      type: 'navigation.requested',
      to: 'loanDetailUrl',
      query: { productId, orderId, from: 'confirm' },
      replace: true,
    })),
  },
})
  .extend(loadKit)
  .extend(submitKit);
const { call, loads, refreshes } = piecesOf(loanConfirm);
const { submits, awaitsChoice } = submissionsOf(loanConfirm);

const terms = call({
  src: 'loadConfirmation',
  input: ({ context }) => loanKeyOf(context),
  keeps: [withOutput('setConfirmation'), 'recordTime'],
});

/** The page that the backend led to, as the phone stored it. */
const linkIn = ({ event }: { event: Shown }) => linkOf(event.done);

const storesReceipt = { type: 'storeReceipt', params: '' } as const;

const openingOne = {
  guard: withEvent('isListed'),
  target: 'openingAgreement',
  actions: withEvent('setPosition'),
} as const;

const stepRegion = loanConfirm.createStateConfig({
  initial: 'introducing',
  on: { 'submission.retried': { guard: 'canTake', target: '.takingLoan' } },
  description: 'What the borrower is at: one thing at a time, so nothing can happen while the push is out.',
  states: {
    introducing: {
      always: [{ guard: 'isAgreementDue', target: 'readingAgreement' }, { target: 'greeting' }],
    },
    greeting: {
      always: [{ guard: 'isPromotionDue', target: 'promotion' }, { target: 'judging' }],
    },
    judging: {
      always: [{ guard: 'isDisputed', target: 'disputed' }, { target: 'reviewing' }],
    },
    readingAgreement: {
      tags: 'modal',
      on: {
        'agreement.accepted': { guard: 'isAgreementShown', target: 'greeting' },
        'help.chosen': { target: 'judging', actions: 'openHelp' },
        'exit.chosen': { actions: 'close' },
        'back.pressed': { actions: 'close' },
      },
    },
    promotion: {
      tags: 'modal',
      on: { 'dialog.closed': { target: 'judging' }, 'back.pressed': { target: 'judging' } },
    },
    reviewing: {
      ...refreshes({
        ...terms,
        when: {
          ...whenBack('refreshing'),
          'loan.requested': { guard: 'canTake', target: '#step.takingLoan' },
        },
        refused: '#loanConfirm.failed.byRefusal',
        done: '#step.judging',
        failed: 'fresh',
      }),
      on: {
        'agreement.chosen': openingOne,
        'back.pressed': { guard: 'isReminderDue', target: 'reminder' },
      },
    },
    disputed: {
      description:
        'The plan does not add up, or an agreement cannot be read: it cannot be agreed to, and help is offered instead.',
      on: {
        'help.chosen': { actions: 'openHelp' },
        'agreement.chosen': openingOne,
        'back.pressed': { guard: 'isReminderDue', target: 'reminder' },
      },
    },
    reminder: {
      description: 'The borrower wants to go back and is asked to stay.',
      tags: 'modal',
      on: {
        'dialog.closed': { target: 'judging' },
        'back.pressed': { target: 'judging' },
        'exit.chosen': { actions: 'close' },
      },
    },
    openingAgreement: opensAgreement({
      input: ({ context }: { context: LoanConfirmContext }) => ({
        ...loanKeyOf(context),
        position: context.position,
      }),
      opened: [withOutput('recordReadability'), withOutput('openAgreement')],
      back: 'judging',
    }),
    takingLoan: submits({
      src: 'takeLoan',
      input: ({ context }) => termsOf(context),
      done: [
        {
          guard: withOutput('leadsOn'),
          target: '#loanConfirm.confirmed',
          actions: [withOutput('storeReceipt'), withOutput('openLent')],
        },
        {
          guard: withOutput('hasLink'),
          target: '#loanConfirm.confirmed',
          // The root refuses the link with its message.
          actions: [storesReceipt, withOutput('openLent')],
        },
        { target: '#loanConfirm.confirmed', actions: storesReceipt },
      ],
      refused: [{ guard: 'isRefused', target: 'reviewing.refreshing', actions: 'toastFailure' }],
    }),
    outcomeUnknown: awaitsChoice({ retried: 'takingLoan', left: 'judging' }),
  },
});

const agreementsRegion = loanConfirm.createStateConfig({
  initial: 'loading',
  description: 'The titles of the agreements beside the box.',
  states: {
    loading: {
      entry: 'dropAgreements',
      invoke: {
        id: 'loadAgreements',
        src: 'loadAgreements',
        input: ({ context }) => loanKeyOf(context),
        onDone: { target: 'listed', actions: withOutput('setAgreements') },
        onError: shownFailure('missing'),
      },
      after: { requestLimit: { target: 'missing' } },
    },
    listed: {},
    missing: { on: { 'agreements.requested': { target: 'loading' }, ...whenBack('loading') } },
  },
});

const backRegion = loanConfirm.createStateConfig({
  initial: 'deciding',
  description: "Whether the browser's own back asks first, too, where no shell handles it.",
  states: {
    deciding: { always: [{ guard: 'isReminderDue', target: 'guarded' }, { target: 'free' }] },
    guarded: { tags: 'guardsBack' },
    free: {},
  },
});

/** Loan confirmation in its three editions (docs/product/loanConfirm.md, docs/product/bridge.md#back). */
export const loanConfirmMachine = loanConfirm.createMachine({
  id: 'loanConfirm',
  context: ({ input, self }) => contextOf(input, expiryTimeOf(self.system)),
  initial: 'deciding',
  on: {
    'outcome.settled': [
      {
        guard: { type: 'leadsOn', params: linkIn },
        target: '.confirmed',
        actions: [
          { type: 'storeReceipt', params: linkIn },
          { type: 'openLent', params: linkIn },
        ],
      },
      { guard: 'hasOrder', target: '.confirmed', actions: [storesReceipt, 'openOrder'] },
      { target: '.confirmed' },
    ],
    // The terms and agreements have to be on the page.
    ...nothingToSend,
  },
  states: {
    deciding: { always: [{ guard: 'isTaken', target: 'confirmed' }, { target: 'loading' }] },
    ...loads({
      ...terms,
      done: [
        { guard: isOther, target: 'shown.consent.withdrawn', actions: terms.keeps },
        { target: 'shown.consent.asLeft', actions: terms.keeps },
      ],
      afterRefusal: toOrderIfAnyAndHelp,
    }),
    shown: {
      type: 'parallel',
      states: {
        step: { id: 'step', ...stepRegion },
        consent: consentRegion,
        agreements: agreementsRegion,
        back: backRegion,
      },
    },
    confirmed: {
      description: 'The loan is taken, and the next page is being opened, did not open or was opened before.',
      on: { 'order.chosen': { actions: 'openOrder' } },
    },
  },
});

loanStates satisfies Record<string, Parameters<SnapshotFrom<typeof loanConfirmMachine>['matches']>[0]>;
