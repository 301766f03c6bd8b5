import { receiptQuery } from '../../services/complaint/receipt.ts';
import { testTour } from '../app/modelTour.ts';
import { model } from './complaint.model.ts';
import { begun, keeping } from './draft.ts';

const session = 'sessionId=s-1';
const sent = new URLSearchParams(receiptQuery({ problemId: 'CP1', replyBy: '2026-11-25' }, session));

testTour(
  model,
  {
    plain: `/complaint?orderNo=o1&${session}`,
    'with a draft': `/complaint?orderNo=o9&${session}`,
    'after one was sent': `/complaint?orderNo=o1&${sent}&${session}`,
    'with a draft that its order does not allow': `/complaint?orderNo=o8&${session}`,
  },
  {
    before: keeping({
      'with a draft': begun,
      'with a draft that its order does not allow': { ...begun, orderNo: 'o2' },
    }),
  },
);
