import type { Page } from 'playwright';
import { testTour, without } from '../app/modelTour.ts';
import { model as complaint } from '../models/complaint.model.ts';
import { model as complaintDetails } from '../models/complaintDetails.model.ts';
import { model as complaintList } from '../models/complaintList.model.ts';
import { model as complaintNext } from '../models/complaintNext.model.ts';
import { model as customerService } from '../models/customerService.model.ts';

/** A complaint that was begun on this phone. */
const begun = { orderNo: 'o1', type: '1', sonType: '12', detail: 'They shouted' };

const keeping = (draft: object) => async (page: Page, input: string) => {
  if (input !== 'with a draft') return;
  await page.addInitScript((kept) => localStorage.setItem('complaintDraft', JSON.stringify(kept)), draft);
};

testTour(
  complaint,
  { plain: '/complaint?orderNo=o1', 'with a draft': '/complaint?orderNo=o9' },
  { before: keeping({ ...begun, images: [] }) },
);
testTour(
  // Real pictures are tried in complaint.app.test.ts.
  without(complaintNext, 'image.added', 'image.removed'),
  {
    plain: '/complainPageNext?orderNo=o1&type=1&sonType=12',
    'with a draft': '/complainPageNext?orderNo=o1&type=3&sonType=31',
    'without a type': '/complainPageNext?orderNo=o1',
  },
  { before: keeping({ ...begun, type: '3', sonType: '31', images: ['https://img.example/0.jpg'] }) },
);
testTour(complaintList, '/complaintList');
testTour(complaintDetails, '/complainDetails?problemId=CP1');
testTour(customerService, '/customerService');
