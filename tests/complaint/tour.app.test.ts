import type { Page } from 'playwright';
import { type Dialect, idIn } from '../../sandbox/dialects.ts';
import { testTour, without } from '../app/modelTour.ts';
import { model as complaint } from '../models/complaint.model.ts';
import { model as complaintDetails } from '../models/complaintDetails.model.ts';
import { model as complaintList } from '../models/complaintList.model.ts';
import { model as complaintNext } from '../models/complaintNext.model.ts';
import { type KeptDraft, keptDraft } from './draft.ts';

const begun = { orderNo: 'o1', type: '1', sonType: '12', detail: 'They shouted', images: [] };

const session = 'sessionId=s-1';

const keeping =
  (drafts: Record<string, KeptDraft>) => async (page: Page, input: string, dialect: Dialect) => {
    const draft = drafts[input];
    const kept = draft ? keptDraft({ ...draft, orderNo: idIn(dialect, draft.orderNo) }) : {};
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, kept);
  };

testTour(
  complaint,
  {
    plain: `/complaint?orderNo=o1&${session}`,
    'with a draft': `/complaint?orderNo=o9&${session}`,
    'after one was sent': `/complaint?orderNo=o1&problemId=CP1&replyBy=2026-11-25&${session}`,
    'with a draft that its order does not allow': `/complaint?orderNo=o8&${session}`,
  },
  {
    before: keeping({
      'with a draft': begun,
      'with a draft that its order does not allow': { ...begun, orderNo: 'o2' },
    }),
  },
);

testTour(
  // complaint.app.test.ts uses real pictures.
  without(complaintNext, 'image.added', 'image.removed'),
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
testTour(complaintList, `/complaintList?${session}`);
testTour(complaintDetails, `/complainDetails?problemId=CP1&${session}`);
