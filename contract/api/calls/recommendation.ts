import { defineProduct } from '../../../services/recommendation/actors.ts';
import { by, type ContractCall } from '../call.ts';

export const calls: readonly ContractCall[] = [
  by(
    'homeDefine',
    defineProduct,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productKey: subjects.recommended }),
    {
      title: 'Where a tapped recommendation leads',
      about:
        'An https link opens in the web view; the configured scheme, or a plain page name, goes to the shell.',
    },
  ),
];
