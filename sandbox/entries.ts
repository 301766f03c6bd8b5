import * as v from 'valibot';

/** A report of an exception in a page (views/entries/help.ts): only our own names, no personal data. */
export const reportSchema = v.strictObject({
  release: v.nullable(v.string()),
  route: v.string(),
  states: v.record(v.string(), v.string()),
  events: v.pipe(v.array(v.string()), v.maxLength(20)),
  error: v.strictObject({ name: v.string(), place: v.string() }),
});

const texts = v.record(v.string(), v.string());
const numbered = { id: v.number(), time: v.number() };

/** An entry of the journal: what happened, with its number and its time in epoch milliseconds. */
export const entrySchema = v.variant('kind', [
  v.object({
    ...numbered,
    kind: v.literal('call'),
    method: v.string(),
    path: v.string(),
    query: texts,
    body: texts,
    headers: texts,
    idempotencyKey: v.string(),
    /** HTTP status and the envelope's code: 'true', '00', '11'… A fault has its name as code, and status 0 when nothing was sent. */
    answer: v.object({ status: v.number(), code: v.string(), message: v.string() }),
    /** The response of an earlier call with the same idempotency key; no work was done. */
    replayed: v.boolean(),
  }),
  v.object({ ...numbered, kind: v.literal('violation'), path: v.string(), message: v.string() }),
  v.object({
    ...numbered,
    kind: v.literal('tracked'),
    productId: v.string(),
    moduleId: v.string(),
    positionId: v.string(),
  }),
  v.object({ ...numbered, kind: v.literal('sms'), phone: v.string(), text: v.string(), code: v.string() }),
  v.object({ ...numbered, kind: v.literal('order'), orderId: v.string(), message: v.string() }),
  v.object({ ...numbered, kind: v.literal('report'), report: reportSchema }),
]);

export type Entry = v.InferOutput<typeof entrySchema>;

type WithoutNumber<Numbered> = Numbered extends Entry ? Omit<Numbered, 'id' | 'time'> : never;
export type NewEntry = WithoutNumber<Entry>;
