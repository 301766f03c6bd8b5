import type { SnapshotFrom } from 'xstate';
import type { AppRef } from '../../machines/root/context.ts';
import { complaintMachine } from '../../machines/complaint/machine.ts';
import {
  selectIsCollectionClosed,
  selectOrder,
  selectOrders,
  selectReceipt,
  selectShowsAll,
  selectTypes,
} from '../../machines/complaint/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { defineModel, type Person } from '../../packages/kit/index.ts';
import { orders, problems } from '../models/fixtures/complaint.ts';
import { connectionRestored, isRefused, unloadedStates } from '../models/fixtures/connection.ts';
import { timelessDraft } from './draft.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof complaintMachine>;

const isShown = (seen: Seen) => selectViewState(seen) === 'shown';
const taps = (name: string | RegExp, says = `taps "${String(name)}"`) => ({
  says,
  gesture: (person: Person) => person.tap('button', name),
});
const draft = { orderNo: 'o1', type: '1', sonType: '12', detail: 'They shouted', images: [] };
const opened =
  (orderNo: string, kept?: typeof draft) =>
  ({ double }: { double: (id: string) => AppRef }) => ({
    app: double('app'),
    route: 'complaint' as const,
    search: `orderNo=${orderNo}`,
    environment,
    stored: kept ? { texts: timelessDraft(kept) } : {},
  });

/** A backend may write the order's number with other digits. */
const productOf = (orderNo: string) => (orderNo === 'o1' ? /PeraLoan Classic/ : /Mabilis Loan/);

export const model = defineModel(complaintMachine, {
  words: wordsOf('complaint'),
  sheet: pageSheet({
    'About an order that is overdue': {
      open: open('complaint'),
      input: 'plain',
      answers: { loadProblems: 'overdue' },
      made: { loadProblems: failures },
    },
    'About an order that was only applied for': {
      open: open('complaint-refused'),
      input: 'plain',
      answers: { loadProblems: 'applied' },
    },
  }),
  inputs: {
    plain: opened('o1'),
    'with a draft': opened('o9', draft),
    'after one was sent': opened('o1&problemId=CP1&replyBy=2026-11-25'),
    'with a draft that its order does not allow': opened('o8', { ...draft, orderNo: 'o2' }),
  },
  events: {
    'retry.requested': { ...taps('Try again'), when: (seen) => selectViewState(seen) === 'failed' },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    'history.chosen': {
      says: 'taps "My complaints"',
      gesture: (person) => person.tap('link', 'My complaints'),
    },
    'receipt.opened': {
      says: 'taps "See the complaint"',
      gesture: (person) => person.tap('link', 'See the complaint'),
      when: (seen) => isShown(seen) && !!selectReceipt(seen)?.problemId,
    },
    'help.chosen': {
      says: 'taps "Contact us"',
      gesture: (person) => person.tap('link', 'Contact us'),
      when: (seen) => isRefused(seen) || (isShown(seen) && selectIsCollectionClosed(seen)),
    },
    'draft.resumed': {
      says: 'taps "Continue"',
      gesture: (person) => person.tap('link', 'Continue'),
      when: (seen) => isShown(seen) && seen.context.draft !== undefined,
    },
    'orders.toggled': { ...taps('All'), when: (seen) => isShown(seen) && selectOrders(seen).length > 0 },
    'order.chosen': {
      says: 'chooses an order',
      cases: { overdue: { orderNo: 'o1' }, applied: { orderNo: 'o2' } },
      when: (seen) => isShown(seen) && selectShowsAll(seen),
      gesture: (person, { orderNo }) => person.tap('button', productOf(orderNo)),
    },
    'type.chosen': {
      says: 'chooses a type',
      cases: { collection: { problemType: '1' }, fees: { problemType: '3' } },
      when: isShown,
      gesture: (person, { problemType }) =>
        problemType === '1' ? person.tap('button', 'Collection') : person.tap('link', 'Fees and interest'),
    },
    'subType.chosen': {
      says: 'chooses a sub-type',
      cases: { threats: { problemSonType: '12' }, calls: { problemSonType: '13' } },
      when: isShown,
      gesture: (person, { problemSonType }) =>
        person.tap('link', problemSonType === '12' ? 'Threats or rude words' : 'Calls at night'),
    },
  },
  outcomes: {
    loadProblems: {
      overdue: problems(),
      applied: problems({ orderDetail: orders[1] }),
      unchosen: problems({ orderDetail: undefined }),
      noOrder: problems({ orderDetail: undefined, orderList: [] }),
      noSubTypes: problems({ problemSonType: [] }),
      noTypes: problems({ problemType: [] }),
      refused,
      cut,
      garbage,
    },
  },
  ends: {
    'without orders every tap opens the next page': (seen) =>
      seen.matches({ shown: { orders: 'one', question: 'types' } }) && selectOrders(seen).length === 0,
  },
  wire: { loadProblems: '**/problem-init?*' },
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    'shown.orders.one': async (person, seen) => {
      if (selectReceipt(seen)) {
        await person.sees('Successfully Sent');
        await person.sees('2026-11-25');
      }
      const card = selectOrder(seen)?.orderNo;
      if (card === undefined) await person.sees(seen.context.orderNo || 'No order chosen');
      else if (card === 'o1') await person.sees('₱8,000.00');
      else await person.sees('Mabilis Loan');
      await person.doesNotSeeRole('button', productOf('o2'));
    },
    'shown.orders.all': (person) => person.seesRole('button', productOf('o2')),
    'shown.question.types': async (person, seen) => {
      if (selectTypes(seen).length === 0) return person.seesRole('link', 'Contact us');
      await person.sees('Fees and interest');
      await person.doesNotSee('Threats or rude words');
    },
    'shown.question.subTypes': (person) => person.sees('Threats or rude words'),
  },
});
