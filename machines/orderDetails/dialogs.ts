import { withEvent } from '../screen/actions.ts';
import type { OnceDialog } from './context.ts';
import { orderDetails } from './setup.ts';

const decidesAgain = {
  'screen.returned': { target: 'deciding' },
  'xstate.done.actor.refreshOrder': { target: 'deciding' },
} as const;

const answers = (dialog: OnceDialog) => ({ type: 'answer', params: { dialog } }) as const;

const acts = {
  ...decidesAgain,
  'repayment.chosen': { guard: 'canRepay', actions: ['storeTip', answers('kindTips'), 'openRepayment'] },
  'rollover.chosen': {
    guard: 'canRollOver',
    actions: { type: 'openScreen', params: { to: 'repayDelayUrl' } },
  },
  'borrowAgain.chosen': { guard: 'canBorrowAgain', actions: ['trackBorrowAgain', 'openProduct'] },
  'moreProducts.chosen': { actions: 'goHome' },
  'phone.chosen': { actions: 'callService' },
  'payment.missed': {
    guard: 'hasLoan',
    actions: { type: 'openScreen', params: { to: 'customerService', topic: 'missing' } },
  },
  'documents.chosen': [
    { guard: 'hasLoan', actions: { type: 'openScreen', params: { to: 'loanDocuments' } } },
    { actions: { type: 'openScreen', params: { to: 'loanAgreement' } } },
  ],
  'copy.requested': { actions: 'copyOrderNumber' },
  'statement.requested': { actions: withEvent('copyText') },
  'proof.requested': { actions: withEvent('share') },
  'bridge.answered': { guard: withEvent('isShareRefused'), actions: withEvent('copyShared') },
} as const;

export const dialogRegion = orderDetails.createStateConfig({
  initial: 'deciding',
  on: { 'submission.retried': { target: '.rating' } },
  description: 'Of several dialogs due at once one shows at a time (docs/product/orderDetails.md#calls).',
  states: {
    deciding: {
      always: [
        { guard: 'isWithdrawalDue', target: 'withdrawPrompt' },
        { guard: 'isCardDue', target: 'cardPrompt' },
        { guard: 'isTipDue', target: 'kindTips' },
        { guard: 'isRatingSoon', target: 'none.ratingSoon' },
        { guard: 'isRatingDue', target: 'rating' },
        { target: 'none' },
      ],
    },
    none: {
      description: 'No dialog is open: the borrower can act.',
      on: acts,
      initial: 'alone',
      states: {
        alone: {},
        ratingSoon: {
          description: 'The order is settled: its proof is read first, the rating opens a moment later.',
          after: { proofRead: { target: '#orderDetails.shown.dialog.rating' } },
        },
      },
    },
    withdrawPrompt: {
      tags: 'modal',
      on: {
        ...decidesAgain,
        'withdrawal.chosen': {
          target: 'none',
          actions: { type: 'openElsewhere', params: { replace: false } },
        },
        'dialog.closed': { target: 'none', actions: 'goHome' },
        'back.pressed': { target: 'none', actions: 'goHome' },
      },
    },
    cardPrompt: {
      tags: 'modal',
      on: {
        ...decidesAgain,
        'bindCard.chosen': {
          target: 'none',
          actions: [
            answers('cardPrompt'),
            { type: 'openScreen', params: { to: 'bindBank', source: 'loanDetail' } },
          ],
        },
        'dialog.closed': { target: 'deciding', actions: answers('cardPrompt') },
        'back.pressed': { target: 'deciding', actions: answers('cardPrompt') },
      },
    },
    kindTips: {
      tags: 'modal',
      on: {
        ...decidesAgain,
        'dialog.closed': { target: 'deciding', actions: answers('kindTips') },
        'back.pressed': { target: 'deciding', actions: answers('kindTips') },
      },
    },
    rating: {
      description: 'The rating runs its own machine until its dialog closes.',
      tags: 'modal',
      invoke: {
        id: 'rating',
        src: 'rating',
        // A rating whose outcome is unknown is sent again as it was.
        input: ({ context: { app, orderId }, event }) => ({
          app,
          orderId,
          isRetry: 'choice' in event,
        }),
        onDone: { target: 'deciding', actions: answers('rating') },
        onError: { target: 'deciding', actions: answers('rating') },
      },
      on: {
        'back.pressed': { actions: withEvent('passToRating') },
        'submission.retried': { actions: withEvent('passToRating') },
      },
    },
  },
});
