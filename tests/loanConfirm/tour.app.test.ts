import { testTour, without } from '../app/modelTour.ts';
import { type TestPath, transitionTour } from '../kit/index.ts';
import { onTheWire } from '../kit/run/stage.ts';
import { model as wholeModel } from '../models/loanConfirm.model.ts';

// A link that the door refuses is tried on the machine and the view.
const model = without(wholeModel, 'link.refused');

/** A tour up to where the borrower leaves: the built app passes that state at once when no sentinel stands in the history. */
const untilLeaving = (path: TestPath): TestPath => {
  const end = path.steps.findIndex(({ expect }) => expect.states.includes('releasing'));
  return { ...path, steps: end < 0 ? path.steps : path.steps.slice(0, end) };
};

testTour(
  model,
  {
    V3: '/confirm?productId=p1&orderId=o1',
    'variant 2': '/confirmOfPeriod?productId=p1&orderId=o1',
    V2: '/confirmV2?productId=p1&orderId=o1',
  },
  { tours: transitionTour(onTheWire(model), { maxSteps: 25 }).map(untilLeaving) },
);
