import { testTour, without } from '../app/modelTour.ts';
import { ownSearch } from '../models/fixtures/repayment.ts';
import { storeWay } from '../payment/storeWay.ts';
import { model } from './paymentNotices.model.ts';

testTour(
  without(model, 'bridge.answered'),
  {
    stored: `/repaymentOfCode2?${ownSearch}`,
    'with a code made': `/repaymentOfCode2?${ownSearch}`,
    codeless: `/repaymentOfCode2?${ownSearch}`,
    nothing: `/repaymentOfCode2?${ownSearch}`,
    'of another session': '/repaymentOfCode2?sessionId=s2',
    'of another order': `/repaymentOfCode2?${ownSearch}&orderId=o2`,
  },
  { before: storeWay },
);
