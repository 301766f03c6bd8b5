import { defineFailureProduct, loadJoinFailure } from '../../../services/jointLoginError/actors.ts';
import { saveEvent } from '../../../services/tracking/actors.ts';
import { by, ignored, type ContractCall } from '../call.ts';

export const calls: readonly ContractCall[] = [
  by('joinFailure', loadJoinFailure, () => undefined, {
    title: 'Why the joint login failed, and what else there is',
  }),
  by(
    'failureClick',
    saveEvent,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productKey: subjects.recommended }),
    {
      title: 'A tap on a product of the failure page',
      about: ignored,
    },
  ),
  by(
    'failureDefine',
    defineFailureProduct,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productKey: subjects.recommended }),
    {
      title: 'Where a tapped product of the failure page leads',
    },
  ),
];
