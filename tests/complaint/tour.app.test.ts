import type { Page } from 'playwright';
import { testTour, without } from '../app/modelTour.ts';
import { model as complaint } from '../models/complaint.model.ts';
import { model as complaintDetails } from '../models/complaintDetails.model.ts';
import { model as complaintList } from '../models/complaintList.model.ts';
import { model as complaintNext } from '../models/complaintNext.model.ts';
import { model as customerService } from '../models/customerService.model.ts';

/** A complaint that was begun on this phone. */
const begun = { orderNo: 'o1', type: '1', sonType: '12', detail: 'They shouted' };

const keeping = (drafts: Record<string, object>) => async (page: Page, input: string) => {
  if (drafts[input])
    await page.addInitScript(
      (draft) => localStorage.setItem('complaintDraft', JSON.stringify(draft)),
      drafts[input],
    );
};

testTour(
  complaint,
  {
    plain: '/complaint?orderNo=o1',
    'with a draft': '/complaint?orderNo=o9',
    'with a draft that its order does not allow': '/complaint?orderNo=o8',
  },
  {
    before: keeping({
      'with a draft': { ...begun, images: [] },
      'with a draft that its order does not allow': { ...begun, orderNo: 'o2', images: [] },
    }),
  },
);
testTour(
  // Real pictures are tried in complaint.app.test.ts.
  without(complaintNext, 'image.added', 'image.removed'),
  {
    plain: '/complainPageNext?orderNo=o1&type=1&sonType=12',
    'with a draft': '/complainPageNext?orderNo=o1&type=3&sonType=31',
    'without a type': '/complainPageNext?orderNo=o1',
  },
  {
    before: keeping({
      'with a draft': { ...begun, type: '3', sonType: '31', images: ['https://img.example/0.jpg'] },
    }),
  },
);
testTour(complaintList, '/complaintList');
testTour(complaintDetails, '/complainDetails?problemId=CP1');
testTour(customerService, '/customerService');
