import { testTour, without } from '../app/modelTour.ts';
import { begun, keeping } from '../complaint/draft.ts';
import { model } from './complaintNext.model.ts';

const session = 'sessionId=s-1';

testTour(
  // journey.app.test.ts uses real pictures.
  without(model, 'image.added', 'image.removed'),
  {
    plain: `/complainPageNext?orderNo=o1&type=1&sonType=12&${session}`,
    'with a draft': `/complainPageNext?orderNo=o1&type=3&sonType=31&${session}`,
    'without a type': `/complainPageNext?orderNo=o1&${session}`,
    'about an order that takes none': `/complainPageNext?orderNo=o2&type=1&sonType=12&${session}`,
  },
  {
    before: keeping({
      'with a draft': { ...begun, type: '3', sonType: '31', images: ['https://img.example/0.jpg'] },
    }),
  },
);
