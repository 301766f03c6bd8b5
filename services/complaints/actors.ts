import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import { upload } from '../http/upload.ts';
import {
  type Complaint,
  type ComplaintDetail,
  complaintDetailSchema,
  type History,
  historySchema,
  type Problems,
  problemsSchema,
  savedSchema,
  uploadedSchema,
} from './schema.ts';

const call = <Schema extends v.GenericSchema>(
  method: 'GET' | 'POST',
  name: string,
  data: Schema,
): Call<Schema> => ({ client: 'one', method, path: `/user-problem/${name}`, family: '00', data });

const problemInit = call('GET', 'problem-init', problemsSchema);
const uploadImageCall = call('POST', 'upload-problem-img', uploadedSchema);
const problemSave = { ...call('POST', 'problem-save', savedSchema), irreversible: true } as const;
const problemList = call('GET', 'problem-list', historySchema);
const problemDetail = call('GET', 'problem-detail', complaintDetailSchema);
const saveScore = { ...call('POST', 'save-score', v.unknown()), irreversible: true } as const;

/** Loads what can be complained about (spec §7, init). Rejects with a ServiceFailure. */
export const loadProblems = fromPromise<Problems, { orderNo: string }>(({ input, signal }) =>
  send(problemInit, { orderId: input.orderNo }, { signal }),
);

/** Who hears how much of a picture has been sent, in whole percent. */
export interface ProgressListener {
  send: (event: { type: 'upload.progressed'; percent: number }) => void;
}

/** Uploads a picture (spec §7, upload image). Resolves with its address; rejects with a ServiceFailure. */
export const uploadImage = fromPromise<string, { image: Blob; listener: ProgressListener }>(
  async ({ input: { image, listener }, signal }) => {
    const form = new FormData();
    form.append('problemImage', image, 'image.jpg');
    const onProgress = (percent: number) => listener.send({ type: 'upload.progressed', percent });
    const { url } = await upload(uploadImageCall, form, { signal, onProgress });
    return url;
  },
);

/** Sends a complaint (spec §7, save). Resolves with its number, '' when the lender gave none; rejects with a ServiceFailure. */
export const saveComplaint = fromPromise<
  { problemId: string },
  { complaint: Complaint; idempotencyKey: string }
>(({ input, signal }) =>
  send(problemSave, input.complaint, { signal, idempotencyKey: input.idempotencyKey }),
);

/** Loads the borrower's complaints (spec §7, list). Rejects with a ServiceFailure. */
export const loadHistory = fromPromise<History>(async ({ signal }) => {
  const { tabs } = await send(problemList, {}, { signal });
  return tabs;
});

/** Loads one complaint (spec §7, detail). Rejects with a ServiceFailure. */
export const loadComplaint = fromPromise<ComplaintDetail, { problemId: string }>(({ input, signal }) =>
  send(problemDetail, { problemId: input.problemId }, { signal }),
);

/** Rates how a complaint was handled, with 1 to 5 stars (spec §7, rating). Rejects with a ServiceFailure. */
export const rateService = fromPromise<unknown, { score: number; problemId: string; idempotencyKey: string }>(
  ({ input: { idempotencyKey, ...rating }, signal }) => send(saveScore, rating, { signal, idempotencyKey }),
);
