import { bindAccount, loadBankFields } from '../../../services/bindBank/actors.ts';
import { by, type ContractCall, type Given } from '../call.ts';

const wallet = {
  cardType: '1',
  channelNumber: '90012',
  values: { walletCode: 'MAYA', walletNumber: '09171234567', payday: '15' },
};
const bindInput =
  (isFromOrder: boolean) =>
  ({ subjects }: Given) => ({ productId: subjects.offer, isFromOrder, ...wallet });

export const calls: readonly ContractCall[] = [
  by('cardInit', loadBankFields, ({ subjects }) => ({ productId: subjects.offer }), {
    title: 'The fields of the payment account form',
    about:
      'The item with code `cardType` gives the tabs; a field shows when its cardTypeMi is 0 or the chosen type.',
  }),
  by('bindCard', bindAccount, bindInput(false), {
    title: 'Bind a payment account',
    about: "Each field's code with its value is beside `cardType` and `channelNumber`.",
    clearNo: ['21'],
    other: { cardType: '2' },
  }),
  by('bindCardOfOrder', bindAccount, bindInput(true), {
    title: 'Bind a payment account, reached from an order',
    clearNo: ['21'],
    other: { cardType: '2' },
  }),
];
