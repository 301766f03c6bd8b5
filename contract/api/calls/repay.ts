import { makeCode, loadRepayment } from '../../../services/repay/actors.ts';
import { repaymentInfoSchema } from '../../../services/repay/schema.ts';
import { by, orderKey, type ContractCall } from '../call.ts';

export const calls: readonly ContractCall[] = [
  by('instalment', loadRepayment, (given) => ({ ...orderKey(given), isDelay: false }), {
    title: 'What is to be repaid',
  }),
  by('extension', loadRepayment, (given) => ({ ...orderKey(given), isDelay: true }), {
    title: 'What an extension costs',
    about:
      'Without `delayInfo.delayAmount` nobody knows what to pay: the page says that it could not be loaded.',
  }),
  by(
    'generateCode',
    makeCode,
    (given) => {
      const { repayAmount, repayList } = given.answer('instalment', repaymentInfoSchema);
      return {
        ...orderKey(given),
        amount: repayAmount ?? 0,
        channelNumber: repayList[0]?.channel_number ?? '',
        isDelay: false,
      };
    },
    {
      title: 'Make a code to pay by',
      about:
        '`amount` is the `repayAmount` that the borrower saw, or, with isDelay=1, the `delayAmount` of the extension: refuse when it is not what is due any more.',
      clearNo: ['404', '409', '410', '411', '412', '413'],
      other: { amount: '1' },
      another: (given) => {
        const [, channel] = given.answer('instalment', repaymentInfoSchema).repayList;
        return channel && { channelNumber: channel.channel_number };
      },
    },
  ),
];
