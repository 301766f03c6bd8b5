import type { BankField } from '../../services/bindBank/schema.ts';
import { done } from '../../packages/kit/index.ts';

const option = (type: string, name: string, channelNumber = '') => ({ type, name, channelNumber, note: [] });

const field = (changes: Partial<BankField> & Pick<BankField, 'code' | 'title'>): BankField => ({
  cate: 'text',
  value: '',
  subtitle: '',
  note: [],
  cardTypeMi: '0',
  channelNumber: '',
  ...changes,
});

const makati = { type: 'MKT', name: 'Makati', channelNumber: '' };

const bankFields: BankField[] = [
  field({
    code: 'cardType',
    title: 'Account',
    cate: 'enum',
    note: [option('1', 'E-wallet'), option('2', 'Bank account')],
  }),
  field({
    code: 'wallet',
    title: 'E-wallet',
    cate: 'enum',
    cardTypeMi: '1',
    note: [option('GCA', 'GCash'), option('MAY', 'Maya')],
  }),
  field({ code: 'number', title: 'Mobile number', cardTypeMi: '1' }),
  field({
    code: 'bank',
    title: 'Bank',
    cate: 'enum',
    cardTypeMi: '2',
    note: [option('BDO', 'BDO Unibank', '90021'), ...'ABCDEFGH'.split('').map((name) => option(name, name))],
  }),
  field({
    code: 'city',
    title: 'City of your branch',
    cate: 'citySelect',
    cardTypeMi: '2',
    note: [{ ...option('MM', 'Metro Manila'), note: [makati] }],
  }),
];

/** A picker with nothing in it. */
export const noChoice = field({ code: 'bank', title: 'Bank', cate: 'enum' });

export const opensForm = (items: BankField[] = bankFields) =>
  done(items, { json: { success: true, data: { items } } });
