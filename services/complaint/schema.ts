import * as v from 'valibot';
import {
  flag,
  givenId,
  id,
  image,
  images,
  isGiven,
  list,
  maybeCode,
  maybeId,
  shownId,
  messageText,
  sentItemsOrNull,
  time,
  withoutNull,
  words,
  figure,
} from '../values/codecs.ts';
import { valueBeside } from '../values/cardNumber.ts';
import { withDistinctIds } from '../values/distinctIds.ts';

/** Maximum length of a complaint in characters (docs/product/complaint.md#limits). */
export const textLimit = 200;
/** Maximum number of pictures in a complaint (docs/product/complaint.md#limits). */
export const imageCount = 9;

const sentList = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(sentItemsOrNull(item), v.transform(withoutNull<v.InferOutput<Item>>));

const topic = v.object({ type: givenId, title: words });
/** One without words cannot be chosen. */
const topics = v.transform((rows: Topic[]) => withDistinctIds('type')(rows.filter(({ title }) => title)));

const cardRows = v.pipe(
  list(v.object({ title: words, value: figure })),
  v.transform((rows) =>
    rows.flatMap(({ title, value }) =>
      title && value ? { text: title, value: valueBeside(title, value) } : [],
    ),
  ),
);

const orderCard = v.object({
  orderNo: givenId,
  productLogo: image,
  productName: words,
  status: words,
  list: cardRows,
  /** Whether the order supports a collection complaint. */
  isShow: flag,
});

export const problemKeySchema = v.object({ orderId: maybeId });

/** A borrower without an order has no card. */
export const problemsSchema = v.object({
  problemType: v.pipe(sentList(topic), topics),
  problemSonType: v.pipe(list(topic), topics),
  orderDetail: v.fallback(v.optional(orderCard), undefined),
  orderList: v.pipe(list(orderCard), v.transform(withDistinctIds('orderNo'))),
});

/** A comma is encoded, because URLs are joined by commas. */
export const uploadedSchema = v.object({
  url: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.check(isGiven),
    v.transform((url) => url.replaceAll(',', '%2C')),
  ),
});

/** `problemImage` is comma-joined. */
export const complaintSchema = v.object({
  problemType: id,
  problemSonType: maybeId,
  problemDetail: v.pipe(id, v.trim(), v.minLength(1), v.maxLength(textLimit)),
  problemImage: maybeId,
  orderNo: maybeId,
});

/** A complaint is saved whatever the response contains. */
export const savedSchema = v.fallback(v.object({ problemId: shownId, replyBy: time }), {
  problemId: '',
  replyBy: '',
});

/** One complaint of the list: it opens by its `id`, and shows its number. A backend may send one for both. */
const listed = v.pipe(
  v.object({
    // Required by the contract; a complaint without it still opens by its number.
    id: v.fallback(v.undefinedable(givenId, ''), ''),
    problemId: shownId,
    time,
    type: words,
    content: figure,
    status: words,
    orderNo: maybeId,
    replyBy: time,
  }),
  v.check((entry) => entry.id !== '' || entry.problemId !== ''),
  v.transform(({ problemId, ...entry }) => ({
    ...entry,
    id: entry.id || problemId,
    number: problemId || entry.id,
  })),
);

/** The tabs of the history; a list is undefined where the backend does not say whether there is a complaint. */
export const historySchema = v.pipe(
  v.object({
    tabs: sentList(v.object({ title: words, list: v.fallback(v.optional(sentList(listed)), undefined) })),
  }),
  v.transform(({ tabs }) => tabs),
);

/** A history of which every entry can be read: only such a one shows that a complaint did not arrive. */
export const wholeHistorySchema = v.pipe(
  v.object({ tabs: v.array(v.object({ list: v.nullable(v.array(listed), []) })) }),
  v.transform(({ tabs }) => tabs.map((tab) => ({ list: tab.list }))),
);

/** Whether `isNeedScore` asks for a rating: any value except zero does. */
export const isAsked = (isNeedScore: string): boolean => !/^(0*|false)$/i.test(isNeedScore);

export const complaintKeySchema = v.object({ problemId: id });

/** Data of GET /user-problem/problem-detail (docs/product/complaint.md#data). */
export const complaintDetailSchema = v.object({
  type: words,
  sonType: words,
  problemId: shownId,
  content: figure,
  images,
  time,
  orderNo: maybeId,
  status: words,
  replyBy: time,
  disposeDetail: messageText,
  disposeImages: images,
  isNeedScore: v.pipe(maybeCode, v.transform(isAsked)),
});

/** One that says nothing of a complaint does not show that there is one. */
export const loadedComplaintSchema = v.pipe(
  complaintDetailSchema,
  v.check((shown) => Object.values(shown).some((field) => typeof field !== 'boolean' && field.length > 0)),
);

export const scoreSchema = v.object({
  score: v.picklist(['1', '2', '3', '4', '5']),
  problemId: id,
});

export type Problems = v.InferOutput<typeof problemsSchema>;
export type OrderCard = v.InferOutput<typeof orderCard>;
export type Topic = v.InferOutput<typeof topic>;
export type Saved = v.InferOutput<typeof savedSchema>;
export type Complaint = v.InferOutput<typeof complaintSchema>;
export type ComplaintDetail = v.InferOutput<typeof complaintDetailSchema>;
export type History = v.InferOutput<typeof historySchema>;
