import { saveEvent } from '../../../services/tracking/actors.ts';
import { by, ignored, type ContractCall } from '../call.ts';

export const calls: readonly ContractCall[] = [
  by(
    'eventSave',
    saveEvent,
    ({ subjects }) => ({ moduleId: 31, positionId: 0, productId: subjects.product }),
    {
      title: 'What a borrower did',
      about: `moduleId 30 is Borrow Again, 31 a recommendation. ${ignored}`,
    },
  ),
];
