import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from '../models/oldRepayment.model.ts';

const { loadWayToRepay, commitRepayment, confirmRepayment, repayWithWallet } = model.outcomes;

/** Those of the outcomes; what is left out looks the same as one of them, and is walked on the view. */
const only = (outcomes: typeof loadWayToRepay = {}, ...names: string[]) =>
  Object.fromEntries(Object.entries(outcomes).filter(([name]) => names.includes(name)));

testTour(
  {
    ...without(begun(model, 'withCard'), 'link.refused'),
    outcomes: {
      ...model.outcomes,
      loadWayToRepay: only(loadWayToRepay, 'both', 'cut'),
      commitRepayment: only(commitRepayment, 'asksForCode', 'taken', 'duplicate', 'lost'),
      confirmRepayment: only(confirmRepayment, 'taken', 'wrongCode', 'lost'),
      repayWithWallet: only(repayWithWallet, 'told', 'lost'),
    },
  },
  '/ynRepay?orderId=o1&cardId=k1&userId=u1&deviceId=d1',
);
