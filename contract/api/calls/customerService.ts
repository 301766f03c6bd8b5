import { loadContact } from '../../../services/customerService/actors.ts';
import { by, type ContractCall } from '../call.ts';

export const calls: readonly ContractCall[] = [
  by('contactInfo', loadContact, () => undefined, { title: 'How customer service is reached' }),
];
