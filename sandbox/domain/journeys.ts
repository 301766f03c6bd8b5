import type { Scenario } from './scenario.ts';

/** Complete stories from the first tap to the end: what to do, and what to watch on the phone and in the panel. */
export const journeys: readonly Scenario[] = [
  {
    id: 'journey-register',
    group: 'Journeys',
    title: '1 · Register',
    description:
      'Type 0995 123 4567 and the picture, tap Get code: the code comes as a message. Apply. Watch: the download page says that you are registered.',
    page: '/promotion/',
    query: { id: 't1' },
  },
  {
    id: 'journey-repay',
    group: 'Journeys',
    title: '2 · Take a loan, repay it, settle',
    description:
      'Borrow, then let time pass in the panel until the payment is due. Repay with GCash, and pay the code in the panel. Tap Pay all for the other payments. Watch: Fully paid, with its proof.',
    page: '/confirm',
    query: { productId: 'p1' },
  },
  {
    id: 'journey-extend',
    group: 'Journeys',
    title: '3 · From overdue to extended',
    description:
      'Extend your loan, choose GCash, pay, then pay the code in the panel. Watch: the order is due months later, and says what is left.',
    page: '/loanDetail',
    query: { productId: 'p1', orderId: 'overdue-rollover' },
  },
  {
    id: 'journey-complain',
    group: 'Journeys',
    title: '4 · Complain and get an answer',
    description:
      'Choose what it is about, write it, send. Open My complaints and the complaint. Watch: the answer, then the stars after 3 seconds.',
    page: '/complaint',
    query: { orderNo: 'overdue' },
  },
];
