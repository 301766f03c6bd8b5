import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { irreversible, reads } from '../http/service.ts';
import { upload } from '../http/upload.ts';
import { newIdempotencyKey } from '../device/key.ts';
import { sessionOf } from '../visit/session.ts';
import {
  type Complaint,
  historySchema,
  loadedComplaintSchema,
  problemsSchema,
  savedSchema,
  uploadedSchema,
} from './schema.ts';
import { orderSubject } from '../order/key.ts';

const call = <Schema extends v.GenericSchema>(method: 'GET' | 'POST', name: string, data: Schema) =>
  ({ client: 'one', method, path: `/user-problem/${name}`, family: '00', data }) as const;

const problemInit = call('GET', 'problem-init', problemsSchema);
export const uploadImageCall = call('POST', 'upload-problem-img', uploadedSchema);
export const problemList = call('GET', 'problem-list', historySchema);
export const problemDetail = call('GET', 'problem-detail', loadedComplaintSchema);

/** Loads the complaint topics (docs/product/complaint.md#calls). Rejects with a ServiceFailure. */
export const loadProblems = reads(({ orderNo }: { orderNo: string }) => ({
  call: problemInit,
  payload: { orderId: orderNo },
}));

/** The actor that receives an upload's progress, in whole percent. */
interface ProgressListener {
  send: (event: { type: 'upload.progressed'; percent: number }) => void;
}

/** Uploads a picture (docs/product/complaint.md#calls). Resolves with its URL; rejects with a ServiceFailure. */
export const uploadImage = fromPromise<string, { image: Blob; listener: ProgressListener }>(
  async ({ input: { image, listener }, signal, system }) => {
    const form = new FormData();
    // A unique name, because a backend that stores files by name would otherwise keep only one of nine.
    form.append('problemImage', image, `image-${newIdempotencyKey()}.jpg`);
    const onProgress = (percent: number) => listener.send({ type: 'upload.progressed', percent });
    const { url } = await upload(sessionOf(system), uploadImageCall, form, { signal, onProgress });
    return url;
  },
);

/** Sends a complaint (docs/product/complaint.md#calls). Resolves with its number, or '' without one; rejects with a ServiceFailure. */
export const complain = irreversible((complaint: Complaint) => ({
  call: { kind: 'complain', ...call('POST', 'problem-save', savedSchema) },
  subject: orderSubject(complaint.orderNo),
  payload: complaint,
  keeps: (saved) => saved,
}));

/** Loads the borrower's complaints (docs/product/complaint.md#calls). Rejects with a ServiceFailure. */
export const loadHistory = reads(() => ({ call: problemList, payload: {} }));

/** Loads one complaint (docs/product/complaint.md#calls). Rejects with a ServiceFailure. */
export const loadComplaint = reads(({ problemId }: { problemId: string }) => ({
  call: problemDetail,
  payload: { problemId },
}));

/** Rates a complaint's handling with 1 to 5 stars (docs/product/complaint.md#calls). Rejects with a ServiceFailure. */
export const rateService = irreversible(({ score, problemId }: { score: number; problemId: string }) => ({
  call: { kind: 'rateService', ...call('POST', 'save-score', v.unknown()) },
  subject: `complaint:${problemId}`,
  payload: { score, problemId },
}));
