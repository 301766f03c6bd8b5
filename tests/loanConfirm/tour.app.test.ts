import { begun, testTour, without } from '../app/modelTour.ts';
import { makesChoices } from '../models/fixtures/intents.ts';
import { model as wholeModel } from '../models/loanConfirm.model.ts';

// Coming back to the screen is told by the root alone, whose own tests try it; what is open at the start stands in localStorage.
const model = without(begun(wholeModel, 'V3', 'variant 2', 'V2'), 'screen.returned');

testTour(
  model,
  {
    V3: '/confirm?productId=p1&orderId=o1',
    'variant 2': '/confirmOfPeriod?productId=p1',
    V2: '/confirmV2?productId=p1&orderId=o1',
  },
  {
    stage: {
      acts: { outcomeUnknown: makesChoices },
      // In the built app the dialog hears the back button itself.
      can: (move, seen) => !(move.by === 'person' && move.event === 'back.pressed' && seen.hasTag('unknown')),
    },
  },
);
