import { assign, type SnapshotFrom } from 'xstate';
import { sendToApp } from '../../machines/screen/actions.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import {
  selectDialog,
  selectViewState,
  selectFrame,
  selectIsAgreed,
  selectDispute,
} from '../../machines/loanConfirm/selectors.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { receiptOf, receiptToStore } from '../../services/loanConfirm/takenReceipt.ts';
import { orderKeyOf } from '../../services/order/key.ts';
import type { Stored } from '../../services/device/stored.ts';
import { ownerNow } from '../../services/device/owner.ts';
import type { AppRef } from '../../machines/root/context.ts';
import {
  always,
  defineModel,
  done,
  history,
  never,
  neverAfter,
  type Person,
  starts,
  transient,
} from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import { answer, confirmation, offers, otherTerms } from '../models/fixtures/confirmation.ts';
import { connectionRestored, isRefused, canTryAgain, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, held, lost, refused } from '../models/fixtures/failures.ts';
import {
  awaitsRoot,
  repeated,
  rootAnswers,
  screenReturned,
  settledWith,
  storedAs,
} from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof loanConfirmMachine>;

const opened =
  (route: RouteName, { search = 'productId=p1&orderId=o1', stored = {} as Stored } = {}) =>
  (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route,
    search,
    environment,
    stored,
  });

const openedAgain = (world: { double: (id: string) => AppRef }) => {
  const search = 'productId=p1&orderId=o2&sessionId=s1';
  const page = new URLSearchParams(search);
  const [request] = receiptToStore(
    receiptOf(confirmation(), []),
    ownerNow('o2', page, Date.now()),
    orderKeyOf(page),
  );
  const text = request && 'text' in request ? request.text : undefined;
  return opened('confirmUrl', { search, stored: { texts: { receipt: text ?? '' } } })(world);
};

const taps = (name: string) => ({
  says: `taps "${name}"`,
  gesture: (person: Person) => person.tap('button', name),
});

const isOpen = (seen: Seen) => seen.matches('shown') && selectDialog(seen) === undefined;
const isTakingLoan = (seen: Seen) => seen.matches({ shown: { step: 'takingLoan' } });

const seesAmount = (person: Person, { context }: Seen) =>
  person.sees(context.confirmation?.amount === 500_000 ? '₱5,000.00' : '₱8,000.00');
const seesLoan = async (person: Person, seen: Seen) => {
  await person.doesNotSee('loading...');
  await seesAmount(person, seen);
  await person.doesNotSeeRole('dialog');
};
const seesLoading = (person: Person) => person.sees('loading...');

const machine = loanConfirmMachine.provide({
  actions: {
    recordTime: assign({ now: Date.UTC(2026, 10, 23, 1) }),
    // Its text has a random mark of the session; receipt.test.ts reads it.
    storeReceipt: sendToApp(() => ({ type: 'text.stored', key: 'receipt', text: '' })),
  },
});

export const model = defineModel(machine, {
  words: wordsOf('loanConfirm'),
  sheet: pageSheet(
    {
      'Version 3': {
        open: open('confirm-p1'),
        input: 'V3',
        answers: {
          loadConfirmation: 'plain',
          loadAgreements: 'titles',
          findAgreement: 'address',
          takeLoan: 'taken',
        },
        made: {
          loadConfirmation: failures,
          findAgreement: ['refused'],
          takeLoan: ['refused', 'lost'],
        },
      },
      'An agreement that is no page': {
        open: open('confirm-o-unsafe'),
        input: 'V3',
        answers: {
          loadConfirmation: 'unreadableAgreement',
          loadAgreements: 'titles',
          findAgreement: 'address',
        },
      },
      'Variant 2, with a gift': {
        open: open('confirmOfPeriod-o-gift'),
        input: 'variant 2',
        answers: {
          loadConfirmation: 'gift',
          loadAgreements: 'titles',
          findAgreement: 'address',
          takeLoan: 'taken',
        },
      },
      'Variant 2, everything at once': {
        open: open('confirmOfPeriod-o-all'),
        input: 'variant 2',
        answers: {
          loadConfirmation: 'everything',
          loadAgreements: 'titles',
          findAgreement: 'address',
          takeLoan: 'taken',
        },
      },
    },
    ['For you'],
  ),
  inputs: {
    V3: opened('confirmUrl'),
    'variant 2': opened('confirmOfPeriod', { search: 'productId=p1' }),
    V2: opened('confirmV2'),
    'that was taken': openedAgain,
    'with the box unticked before': opened('confirmUrl', { stored: { entry: { isAgreed: false } } }),
  },
  events: {
    'retry.requested': {
      ...taps('Try again'),
      when: (seen) => canTryAgain(seen),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    ...rootAnswers('push'),
    'outcome.settled': settledWith({
      checked: {},
      led: storedAs('push', { link: 'https://lent.example/1' }),
    }),
    'consent.given': {
      says: 'ticks the agreement box',
      when: (seen) => isOpen(seen) && !selectIsAgreed(seen),
      gesture: (person) => person.tap('checkbox', /agree/),
    },
    'consent.withdrawn': {
      says: 'unticks the agreement box',
      when: (seen) => isOpen(seen) && selectIsAgreed(seen),
      gesture: (person) => person.tap('checkbox', /agree/),
    },
    'loan.requested': {
      says: 'takes the loan',
      when: (seen) => isOpen(seen) && !isTakingLoan(seen) && !seen.hasTag('unknown'),
      gesture: (person) => person.tap('button', /^(Next|Get my money)$/),
    },
    'order.chosen': {
      says: 'taps "See my order"',
      gesture: (person) => person.tap('link', 'See my order'),
      when: (seen) => selectViewState(seen) === 'confirmed' || isRefused(seen),
    },
    'help.chosen': {
      says: 'taps "Contact us"',
      gesture: (person) => person.tap('link', 'Contact us'),
      when: (seen) =>
        isRefused(seen) ||
        seen.matches({ shown: { step: 'disputed' } }) ||
        (selectDialog(seen) === 'readingAgreement' && selectFrame(seen) === ''),
    },
    'agreements.requested': {
      ...taps('Load the agreements again'),
      when: (seen) =>
        isOpen(seen) && !seen.hasTag('unknown') && seen.matches({ shown: { agreements: 'missing' } }),
    },
    'agreement.chosen': {
      says: 'opens an agreement',
      cases: { second: { position: 1 } },
      when: (seen) => isOpen(seen) && seen.matches({ shown: { agreements: 'listed' } }),
      gesture: (person) => person.tap('link', 'Disclosure statement'),
    },
    'agreement.accepted': {
      ...taps('Agree'),
      when: (seen) => selectDialog(seen) === 'readingAgreement',
      staysOn: {
        "the reminder's own 'Agree' stays on the page": (seen) => selectDialog(seen) === 'reminder',
      },
    },
    'exit.chosen': {
      ...taps('Cancel'),
      when: (seen) => ['readingAgreement', 'reminder'].includes(selectDialog(seen) ?? ''),
    },
    'dialog.closed': {
      ...dialogClosed,
      when: (seen) => ['promotion', 'reminder'].includes(selectDialog(seen) ?? ''),
    },
    'back.pressed': backPressed,
  },
  outcomes: {
    loadConfirmation: {
      plain: offers(),
      everything: offers({
        isPopType: true,
        popTitle: 'Almost there',
        popContent: 'The offer is kept for a day',
        popAgreementUrl: 'https://lend.example/consent',
        promoTitle: 'A gift',
        promoContent: 'The next fee is on us',
        promoButtonText: 'Thanks',
      }),
      unreadableAgreement: offers({ popAgreementUrl: 'javascript:alert(1)' }),
      noPlan: offers({
        ...otherTerms,
        promoContent: 'The next fee is on us',
        repay_plans: undefined,
        isPopType: true,
        popTitle: 'Almost there',
        popContent: 'The offer is kept for a day',
      }),
      gift: offers({ promoContent: 'The next fee is on us' }),
      refused,
      cut,
      garbage,
    },
    loadAgreements: {
      titles: done([{ title: 'Loan agreement' }, { title: 'Disclosure statement' }], {
        json: answer({ data: [{ title: 'Loan agreement' }, { title: 'Disclosure statement' }] }),
      }),
      one: done([{ title: 'Loan agreement' }], { json: answer({ data: [{ title: 'Loan agreement' }] }) }),
      cut,
      refused,
    },
    findAgreement: {
      address: done('https://lend.example/contract', {
        json: answer({ contract_url: 'https://lend.example/contract' }),
      }),
      notPassed: done('javascript:alert(1)', { json: answer({ contract_url: 'javascript:alert(1)' }) }),
      refused,
    },
    takeLoan: {
      taken: done('https://lend.example/order?id=1#top', {
        json: answer({ lendDetailsUrl: 'https://lend.example/order?id=1#top' }),
      }),
      leadsNowhere: done('', { json: answer({}) }),
      leadsAstray: done('javascript:0', { json: answer({ lendDetailsUrl: 'javascript:0' }) }),
      refused,
      held,
      lost,
    },
  },
  wire: {
    loadConfirmation: '**/{loan-detail-confirm,satire}*',
    loadAgreements: '**/{contract,cultures}?*',
    findAgreement: '**/{contract-jump,misunderstood}?*',
    takeLoan: '**/{loan-detail-push,depush}*',
  },
  states: {
    deciding: transient,
    loading: seesLoading,
    ...unloadedStates,
    'shown.step.readingAgreement': async (person) => {
      await person.seesRole('dialog', 'Agreement');
    },
    'shown.step.promotion': async (person) => {
      await person.seesRole('dialog', /A gift|For you/);
      await person.sees('The next fee is on us');
    },
    'shown.step.introducing': transient,
    'shown.step.greeting': transient,
    'shown.step.judging': transient,
    'shown.step.reviewing.fresh': seesLoan,
    'shown.step.reviewing.refreshing': seesLoan,
    'shown.step.disputed': async (person) => {
      await person.sees(/does not add up|cannot be opened|cannot show what this loan costs/);
      await person.seesRole('link', 'Contact us');
      await person.doesNotSeeRole('checkbox');
      await person.doesNotSeeRole('button', /^(Next|Get my money)$/);
    },
    'shown.step.outcomeUnknown': awaitsRoot,
    'shown.step.reminder': async (person) => {
      await person.seesRole('dialog', 'Point out');
      await person.sees('Almost there');
      await person.sees('The offer is kept for a day');
    },
    'shown.step.openingAgreement': (person) => person.sees('loading...'),
    'shown.step.takingLoan': seesAmount,
    'shown.consent.deciding': transient,
    'shown.consent.given': seesAmount,
    'shown.consent.withdrawn': seesAmount,
    'shown.agreements.loading': (person) => person.doesNotSee(/agreements could not be loaded/),
    'shown.agreements.listed': (person) => person.sees('Loan agreement'),
    'shown.agreements.missing': (person) => person.sees(/agreements could not be loaded/),
    'shown.back.deciding': transient,
    'shown.back.guarded': seesAmount,
    'shown.back.free': seesAmount,
    confirmed: async (person, { context }) => {
      await person.sees('Your loan is confirmed');
      // A user who learnt of it on a failed page has not seen the terms again.
      if (context.confirmation) {
        await person.sees('What you have agreed to');
        await person.sees('₱4,624.00');
      }
      await person.seesRole('link', 'See my order');
    },
  },
  ends: {
    'the loan is taken: the one thing left to do opens the order': (seen) => seen.matches('confirmed'),
  },
  constant: {
    ...repeated,
    'agreement.chosen': 'a first one doubles the places; loanDocuments.model.ts opens both',
  },
  unobserved: ['environment'],
  rules: [
    neverAfter('the loan is taken again after the backend took it', {
      after: ({ seen }) => seen.matches('confirmed'),
      bad: (step) => starts('takeLoan')(step) > 0,
    }),
    always(
      'a loan whose cost is not known, or whose agreement cannot be read, is never taken',
      (seen) => !isTakingLoan(seen) || selectDispute(seen) === undefined,
    ),
    always(
      'the loan is taken only while its agreements are listed',
      (seen) => !isTakingLoan(seen) || seen.matches({ shown: { agreements: 'listed' } }),
    ),
    always(
      'the loan is taken only while the box is ticked',
      (seen) => !isTakingLoan(seen) || selectIsAgreed(seen),
    ),
    history<typeof machine, 'before' | 'open' | 'loading'>('an agreement or a promotion pops up again', {
      memory: 'before',
      // After a refusal the offer is loaded as another one.
      remember: (memory, { seen }) =>
        seen.matches('loading')
          ? 'loading'
          : seen.matches({ shown: { step: 'reviewing' } })
            ? 'open'
            : memory,
      broken: (memory, { seen }) =>
        memory === 'open' && ['readingAgreement', 'promotion'].includes(selectDialog(seen) ?? ''),
    }),
    never('the promotion shows in version 3 or 2', (seen) =>
      seen.context.edition === 'ofPeriod' ? false : selectDialog(seen) === 'promotion',
    ),
  ],
});
