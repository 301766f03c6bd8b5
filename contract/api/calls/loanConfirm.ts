import {
  type ConfirmApi,
  findAgreement,
  loadAgreements,
  loadConfirmation,
  takeLoan,
} from '../../../services/loanConfirm/actors.ts';
import { confirmationSchema } from '../../../services/loanConfirm/schema.ts';
import { by, type ContractCall, type Given } from '../call.ts';

const confirmCalls = (
  api: ConfirmApi,
  names: Record<'confirmation' | 'agreements' | 'agreement' | 'push', string>,
) => {
  const edition = api === 'v3' ? 'V3' : 'V2';
  const key = ({ subjects }: Given) =>
    api === 'v3'
      ? { api, productId: subjects.offer, orderId: subjects.offerOrder }
      : { api, productId: subjects.offerV2, orderId: subjects.offerOrderV2 };
  return [
    by(names.confirmation, loadConfirmation, key, {
      title: `What the borrower is asked to agree to (${edition})`,
      about: 'Read each time: the terms that the borrower sees are the terms that are pushed.',
    }),
    by(names.agreements, loadAgreements, key, { title: `The agreements by title (${edition})` }),
    by(names.agreement, findAgreement, (given) => ({ ...key(given), position: 0 }), {
      title: `The address of an agreement (${edition})`,
      about:
        '`position` counts from 0. The address is https or a path of the app; it is shown in a frame that runs no script.',
    }),
    by(
      names.push,
      takeLoan,
      (given) => {
        const { amount, periods, termUnit } = given.answer(names.confirmation, confirmationSchema);
        return { ...key(given), amount, periods, termUnit };
      },
      {
        title: `Take the loan (${edition})`,
        about:
          'Money follows. Sends amount, periods and termUnit as the confirmation had them: refuse when they are not the terms any more. ' +
          'The app goes on at `lendDetailsUrl`, with `&from=confirm` added.',
        codes: { 'already-taken': 'Shows the message, and leads to the order.' },
        clearNo: ['404', '409', '410'],
        other: { periods: '1' },
      },
    ),
  ];
};

export const calls: readonly ContractCall[] = [
  ...confirmCalls('v3', {
    confirmation: 'loanConfirmation',
    agreements: 'agreements',
    agreement: 'agreement',
    push: 'push',
  }),
  ...confirmCalls('gopia', {
    confirmation: 'loanConfirmationV2',
    agreements: 'agreementsV2',
    agreement: 'agreementV2',
    push: 'pushV2',
  }),
];
