import type { Page } from 'playwright';
import { testTour, without } from '../app/modelTour.ts';
import { keptIntents } from '../app/openIntents.ts';
import type { Stage } from '../kit/run/stage.ts';
import { model as complaint } from '../models/complaint.model.ts';
import { model as complaintDetails } from '../models/complaintDetails.model.ts';
import { model as complaintList } from '../models/complaintList.model.ts';
import { model as complaintNext } from '../models/complaintNext.model.ts';
import { makesChoices, openIntent } from '../models/fixtures/intents.ts';
import { keptDraft } from './draft.ts';

/** A complaint that was begun on this phone. */
const begun = { orderNo: 'o1', type: '1', sonType: '12', detail: 'They shouted', images: [] };

const session = 'sessionId=s-1';

/** What the phone holds when the screen is opened, by the model's input. */
const keeping = (kept: Record<string, Record<string, string>>) => async (page: Page, input: string) => {
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, kept[input] ?? {});
};

/** The dialog about an unknown end, acted out; `found` is what the lender answers to a look, at this moment of the page's clock. */
const actsDialog = (call: string, found: (now: string) => object): Stage => ({
  acts: {
    outcomeUnknown: {
      ...makesChoices,
      wentOn: async (page) => {
        const now = await page.evaluate(() => String(Date.now()));
        await page.route(call, (route) => route.fulfill({ json: found(now) }), { times: 1 });
        await page.getByRole('button', { name: 'Check now' }).click();
        await page.getByRole('button', { name: 'Continue' }).click();
      },
    },
  },
  can: (move, seen) => {
    // Back is the dialog's own there: it ends it.
    if (move.by === 'person' && move.event === 'back.pressed') return !seen.hasTag('unknown');
    // What was open before is of another body: it can neither be looked for by its text nor go out again.
    return move.by !== 'service' || move.outcome !== 'retried' || seen.context.intents.length === 0;
  },
});

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
      'with a draft': keptDraft(begun),
      'with a draft that its order does not allow': keptDraft({ ...begun, orderNo: 'o2' }),
    }),
  },
);

const lookForComplaint = actsDialog('**/problem-list*', (time) => ({
  code: '00',
  data: {
    tabs: [
      {
        title: 'In progress',
        list: ['They call at night', 'They call at work', 'They shouted'].map((content, id) => ({
          id,
          time,
          content,
        })),
      },
    ],
  },
}));

testTour(
  // Real pictures are tried in complaint.app.test.ts.
  without(complaintNext, 'image.added', 'image.removed'),
  {
    plain: `/complainPageNext?orderNo=o1&type=1&sonType=12&${session}`,
    'with a draft': `/complainPageNext?orderNo=o1&type=3&sonType=31&${session}`,
    'without a type': `/complainPageNext?orderNo=o1&${session}`,
    'with an open complaint': `/complainPageNext?orderNo=o1&type=2&${session}`,
    'about an order that takes none': `/complainPageNext?orderNo=o2&type=1&sonType=12&${session}`,
  },
  {
    before: keeping({
      'with a draft': keptDraft({
        ...begun,
        type: '3',
        sonType: '31',
        images: ['https://img.example/0.jpg'],
      }),
      'with an open complaint': { openIntents: keptIntents(openIntent('complain', 'order:o1')) },
    }),
    stage: {
      ...lookForComplaint,
      can: (move, seen) =>
        (lookForComplaint.can?.(move, seen) ?? true) &&
        (move.by !== 'service' || move.outcome !== 'wentOn' || seen.context.intents.length === 0),
    },
  },
);
testTour(complaintList, `/complaintList?${session}`);
testTour(
  complaintDetails,
  {
    plain: `/complainDetails?problemId=CP1&${session}`,
    'with an open rating': `/complainDetails?problemId=CP1&${session}`,
  },
  {
    before: keeping({
      'with an open rating': { openIntents: keptIntents(openIntent('rateService', 'complaint:CP1')) },
    }),
    stage: actsDialog('**/problem-detail*', () => ({ code: '00', data: { isNeedScore: 0 } })),
  },
);
