import {
  commit,
  confirm,
  loadWayToRepay,
  payByWallet,
  resendCode,
} from '../../../services/oldRepayment/actors.ts';
import { commitAnswerSchema, wayToRepaySchema } from '../../../services/oldRepayment/schema.ts';
import { refusals } from '../../../services/oldRepayment/refusals.ts';
import { by, type ContractCall, type Given } from '../call.ts';

const commitment = (cardId: string) => (given: Given) => {
  const { amount = 0, repayToken, bankList } = given.answer('repaymentWay', wayToRepaySchema);
  const card = cardId && bankList[0];
  return { orderId: given.subjects.order, amount, couponId: '', repayToken, card: card || undefined };
};

const askedAlready = { [refusals.duplicate]: 'Says that this payment was asked for already.' };

export const calls: readonly ContractCall[] = [
  by('repaymentWay', loadWayToRepay, ({ subjects }) => ({ orderId: subjects.order }), {
    title: 'The ways to repay (old repayment)',
    about: 'Without `repayDate`, which is beyond the specification, the page shows the amount alone.',
  }),
  by(
    'payByWallet',
    payByWallet,
    (given) => ({
      userId: given.subjects.user,
      orderId: given.subjects.order,
      amount: commitment('')(given).amount,
    }),
    {
      title: 'Repay with the e-wallet (old repayment)',
      codes: askedAlready,
      clearNo: ['404'],
      other: { amount: '1' },
    },
  ),
  by('commit', commit, commitment('card'), {
    title: 'Commit a repayment (old repayment)',
    about:
      'Without a chosen card its fields are empty. A yes with needValid 1 asks for the code of a text message; without needValid the outcome is unknown.',
    codes: askedAlready,
    clearNo: ['404'],
    other: { amount: '1' },
  }),
  by('resendCode', resendCode, (given) => ({ commitment: commitment('card')(given), recordId: '' }), {
    title: 'Commit it again, to have another code sent (old repayment)',
    about: 'The same call with sendMsg 1: it is another intent, with another key.',
    codes: askedAlready,
    clearNo: ['404'],
    other: { amount: '1' },
  }),
  by(
    'confirmRepayment',
    confirm,
    (given) => ({
      orderId: given.subjects.order,
      verifyCode: given.smsCode,
      repaymentRecordId: given.answer('resendCode', commitAnswerSchema).repayRecordId,
    }),
    {
      title: 'Confirm a committed repayment (old repayment)',
      codes: {
        [refusals.wrongCode]: 'Says that the code is wrong; another one can be typed.',
        ...askedAlready,
      },
      clearNo: ['404'],
      withoutPerson: refusals.wrongCode,
    },
  ),
];
