import { testTour } from '../app/modelTour.ts';
import { keepIntents } from '../app/openIntents.ts';
import type { Stage } from '../kit/run/stage.ts';
import { model, openBinding } from '../models/bindBank.model.ts';
import { makesChoices } from '../models/fixtures/intents.ts';

const withOpenBinding = 'with an open binding';

const stage: Stage = {
  acts: { outcomeUnknown: makesChoices },
  can: (move, seen) => {
    // Back is the dialog's own there: it ends it.
    if (move.by === 'person' && move.event === 'back.pressed') return !seen.hasTag('unknown');
    // The account of before was typed on another page: it cannot go out again from here.
    return move.by !== 'service' || move.outcome !== 'retried' || seen.context.intents.length === 0;
  },
};

testTour(
  model,
  {
    'by itself': '/bindBank?productId=p1',
    'from an order': '/bindCard?productId=p1&orderId=o1&source=loanDetail',
    [withOpenBinding]: '/bindBank?productId=p1&orderId=o1',
  },
  {
    stage,
    before: async (page, input) => {
      if (input === withOpenBinding) await keepIntents(page, openBinding);
    },
  },
);
