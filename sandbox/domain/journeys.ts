import { type Scenario, scenariosIn } from './scenario.ts';

const scenario = scenariosIn('Journeys');

/** Complete stories from the first tap to the end: what to do, and what to watch on the phone and in the panel. */
export const journeys: readonly Scenario[] = [
  scenario(
    'journey-register',
    '1 · Register',
    'Type 0995 123 4567 and the picture, tap Get code: the code comes as a message. Apply. Watch: the download page says that you are registered.',
    '/promotion/',
    { id: 't1' },
  ),
  scenario(
    'journey-repay',
    '2 · Take a loan, repay it, settle',
    'Borrow, then let time pass in the panel until the payment is due. Repay with GCash, and pay the code in the panel. Tap Pay all for the other payments. Watch: Fully paid, with its proof.',
    '/confirm',
    { productId: 'p1' },
  ),
  scenario(
    'journey-extend',
    '3 · From overdue to extended',
    'Extend your loan, choose GCash, pay, then pay the code in the panel. Watch: the order is due months later, and says what is left.',
    '/loanDetail',
    { productId: 'p1', orderId: 'overdue-rollover' },
  ),
  scenario(
    'journey-complain',
    '4 · Complain and get an answer',
    'Choose what it is about, write it, send. Open My complaints and the complaint. Watch: the answer, then the stars after 3 seconds.',
    '/complaint',
    { orderNo: 'overdue' },
  ),
];
