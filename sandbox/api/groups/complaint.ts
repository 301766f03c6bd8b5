import * as v from 'valibot';
import {
  imageCount,
  complaintKeySchema,
  complaintSchema,
  problemKeySchema,
  scoreSchema,
} from '../../../services/complaint/schema.ts';
import {
  answerComplaint,
  collectionTypes,
  complaintScenarios,
  complaintsOf,
  complaintTables,
  complaintTypes,
  fileComplaint,
  findComplaint,
  isCollectible,
  orderCard,
  rateComplaint,
  replyByOf,
  timeOf,
  titlesOf,
} from '../../domain/complaints.ts';
import { findOrder, ordersOf } from '../../domain/orders.ts';
import { orderNumber } from '../../domain/orderNumber.ts';
import { borrowerOf, openSession } from '../../domain/sessions.ts';
import { type Group, get, irreversible, post, refuse } from '../route.ts';

const base = '/user-problem';
const imageLimit = 1_048_576;

const jpeg = v.object({
  problemImage: v.object({
    bytes: v.pipe(
      v.instance<typeof Uint8Array<ArrayBuffer>>(Uint8Array),
      v.check((bytes) => bytes[0] === 0xff && bytes[1] === 0xd8, 'a JPEG'),
      v.check((bytes) => bytes.byteLength <= imageLimit, 'at most 1 MB'),
    ),
  }),
});
const imageKey = v.object({ id: v.string() });

export const complaint: Group = {
  tables: complaintTables,
  scenarios: complaintScenarios,
  routes: [
    get(`${base}/problem-init`, '00', problemKeySchema, ({ orderId }, { database, market, sessionId }) => {
      const order = findOrder(database, orderId);
      if (order) openSession(database, sessionId, order.borrower_id);
      const orders = ordersOf(database, borrowerOf(database, sessionId) ?? '');
      const chosen = order ?? orders[0];
      return {
        problemType: complaintTypes,
        problemSonType: collectionTypes,
        orderDetail: chosen ? orderCard(database, chosen, market) : null,
        orderList: orders.map((each) => orderCard(database, each, market)),
      };
    }),
    post(`${base}/upload-problem-img`, '00', jpeg, ({ problemImage }, { database }) => {
      database.insert('complaint_images', problemImage);
      const stored = database.one(v.object({ id: v.number() }), 'select last_insert_rowid() as id');
      return { url: `/gateway${base}/problem-img?id=${stored?.id}` };
    }),
    get(`${base}/problem-img`, 'raw', imageKey, ({ id }, { database }) => {
      const stored = database.one(
        v.object({ bytes: v.instance<typeof Uint8Array<ArrayBuffer>>(Uint8Array) }),
        'select bytes from complaint_images where id = ?',
        id,
      );
      return stored
        ? new Response(stored.bytes, { headers: { 'Content-Type': 'image/jpeg' } })
        : new Response(null, { status: 404 });
    }),
    irreversible(`${base}/problem-save`, '00', complaintSchema, (filed, { database, sessionId }) => {
      const { problemType, problemImage, orderNo } = filed;
      const order = findOrder(database, orderNo);
      const borrower =
        borrowerOf(database, sessionId) ?? order?.borrower_id ?? refuse('401', 'Please log in again.');
      if (!complaintTypes.some(({ type }) => type === problemType))
        return refuse('1', 'Please choose what it is about.');
      if (problemType === '1' && !(order && isCollectible(order)))
        return refuse('1', 'This loan cannot be complained about for collection.');
      if (problemImage.split(',').length > imageCount) return refuse('1', `At most ${imageCount} pictures.`);
      openSession(database, sessionId, borrower);
      return { problemId: fileComplaint(database, borrower, filed) };
    }),
    get(`${base}/problem-list`, '00', v.object({}), (_, { database, sessionId }) => {
      const all = complaintsOf(database, borrowerOf(database, sessionId) ?? '').map((made) => ({
        isAnswered: made.answer !== '',
        item: {
          id: made.id,
          time: timeOf(made, database.now()),
          type: titlesOf(made).type,
          content: made.content,
          problemId: made.id,
          orderNo: made.order_id,
          status: made.answer === '' ? 'In progress' : 'Answered',
          replyBy: replyByOf(made, database.now()),
        },
      }));
      const tab = (title: string, isAnswered: boolean) => ({
        title,
        list: all.filter((each) => each.isAnswered === isAnswered).map(({ item }) => item),
      });
      return { tabs: [tab('In progress', false), tab('Answered', true)] };
    }),
    get(`${base}/problem-detail`, '00', complaintKeySchema, ({ problemId }, { database }) => {
      answerComplaint(database, problemId);
      const made = findComplaint(database, problemId) ?? refuse('404', 'We cannot find this complaint.');
      return {
        ...titlesOf(made),
        problemId: made.id,
        content: made.content,
        images: made.images,
        time: timeOf(made, database.now()),
        orderNo: made.order_id === '' ? '' : orderNumber(made.order_id),
        status: made.answer === '' ? 'In progress' : 'Answered',
        replyBy: replyByOf(made, database.now()),
        disposeDetail: made.answer,
        disposeImages: made.answer_images,
        isNeedScore: made.asks_score,
      };
    }),
    irreversible(`${base}/save-score`, '00', scoreSchema, ({ score, problemId }, { database }) => {
      if (!findComplaint(database, problemId)) return refuse('404', 'We cannot find this complaint.');
      if (!rateComplaint(database, problemId, Number(score)))
        return refuse('already-rated', 'You have rated this answer already.');
      return {};
    }),
  ],
};
