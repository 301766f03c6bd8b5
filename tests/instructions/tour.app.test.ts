import { testTour, without } from '../app/modelTour.ts';
import { ownSearch } from '../models/fixtures/repayment.ts';
import { storeWay } from '../payment/storeWay.ts';
import { model } from './instructions.model.ts';

testTour(
  without(model, 'bridge.answered'),
  {
    plain: `/DRInstructions?${ownSearch}`,
    withReference: `/DRInstructions?${ownSearch}`,
    'with a code made': `/DRInstructions?${ownSearch}`,
    'of another session': '/DRInstructions?sessionId=s2',
  },
  { before: storeWay },
);
