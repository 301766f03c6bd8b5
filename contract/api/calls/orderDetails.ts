import { loadOrder, rateApp } from '../../../services/orderDetails/actors.ts';
import { by, orderKey, type ContractCall } from '../call.ts';

export const calls: readonly ContractCall[] = [
  by('loanDetails', loadOrder, orderKey, {
    title: 'One order',
    about: 'The app draws Order Details from it, and looks here when the end of another call is unknown.',
  }),
  by('rateApp', rateApp, ({ subjects }) => ({ orderId: subjects.order }), {
    title: 'Rate the app',
    about: 'The score is always 5, whatever the stars.',
    codes: { 'already-rated': 'Shows the message.' },
    clearNo: ['401'],
    other: { score: '1' },
  }),
];
