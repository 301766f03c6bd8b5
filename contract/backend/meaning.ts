import { type Family, openEnvelope } from '../../services/http/envelope.ts';
import { readWhen } from '../../services/values/day.ts';
import { cleaned } from '../../services/values/text.ts';
import type { SentenceName } from './sentences.ts';

type Data = Readonly<Record<string, unknown>>;
type Finding = [sentence: SentenceName, fault: string];

/** What is known of a visit so far: the data of its earlier answers, by call. */
export interface Known {
  answers: ReadonlyMap<string, Data>;
  /** The fields of the request. */
  asked: Data;
  /** Epoch milliseconds. */
  now: number;
}

const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Data[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Centavos; undefined when there are none, or they are unreadable, which another sentence reports. */
const sumOf = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' || !Number.isInteger(Number(value))
    ? undefined
    : Number(value);
const total = (rows: readonly Data[]): number =>
  rows.reduce((sum, { amount }) => sum + (sumOf(amount) ?? Number.NaN), 0);

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? readWhen(String(value))?.day : undefined;
const isBefore = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one < other;

const isPaid = ({ paid }: Data): boolean => ['1', 'true'].includes(String(paid));

const peso = /(?:[₱₹P]|PHP|INR)\s?([\d,]+)(?:\.(\d\d))?/gi;
const sumsIn = (text: unknown): number[] =>
  [...String(text ?? '').matchAll(peso)].map(([, whole = '', cents = '00']) =>
    Number(whole.replaceAll(',', '') + cents),
  );

const statuses = { settled: '200', due: '174', overdue: '180', sent: '170' };
const beforeTheLoan = ['21', '151', '110'];

const planFaults = (rows: readonly Data[], time: string): string[] =>
  rows.flatMap((row, place) => {
    const words = sumsIn(row['description']);
    const said = words.reduce((sum, one) => sum + one, 0);
    const amount = sumOf(row['amount']);
    const isWrong = words.length > 1 && String(row['description']).includes('+') && said !== amount;
    return [
      ...(isWrong ? [`payment ${place + 1} is ${amount} centavos, its words add up to ${said}`] : []),
      ...(isBefore(dayOf(row[time]), dayOf(rows[place - 1]?.[time]))
        ? [`payment ${place + 1} is before the one above it`]
        : []),
    ];
  });

const ofOrder = (order: Data, { now }: Known): Finding[] => {
  const found: Finding[] = [];
  const today = dayOf(now);
  const status = String(order['orderStatus']).trim();
  const owed = sumOf(order['repayAmount']);
  const plan = rowsOf(order['repayPlan']);
  const unpaid = plan.filter((row) => !isPaid(row));
  const payments = rowsOf(order['payments']);
  const due = dayOf(order['repayDate']) ?? dayOf(unpaid[0]?.['time']);
  const lent = dayOf(order['disbursedAt']);
  const isOwed = status === statuses.due || status === statuses.overdue;
  const say = (sentence: SentenceName, isWrong: boolean | undefined, fault: string) => {
    if (isWrong) found.push([sentence, fault]);
  };

  const contradicts = 'agreesWithItsStatus';
  say(
    contradicts,
    status === statuses.settled && (owed ?? 0) > 0,
    `settled (200), and ${owed} is to be paid`,
  );
  say(
    contradicts,
    status === statuses.settled && unpaid.length > 0,
    'settled (200), with an unpaid payment in repayPlan',
  );
  say(contradicts, isOwed && owed === 0, `status ${status}, and nothing is to be paid`);
  say(
    contradicts,
    beforeTheLoan.includes(status) && (owed ?? 0) > 0,
    `status ${status}: nothing was lent, and ${owed} is to be paid`,
  );
  say(
    contradicts,
    beforeTheLoan.includes(status) && lent !== undefined,
    `status ${status}: nothing was lent, and disbursedAt is ${lent}`,
  );
  say(
    contradicts,
    status !== statuses.settled && dayOf(order['paidAt']) !== undefined,
    `paidAt, and the status is ${status}, not 200`,
  );
  say(
    contradicts,
    status === statuses.due && isBefore(due, today),
    `due (174), and its day, ${due}, is over`,
  );
  say(
    contradicts,
    status === statuses.overdue && due !== undefined && !isBefore(due, today),
    `overdue (180), and its day, ${due}, is not over`,
  );

  for (const name of ['appliedAt', 'disbursedAt', 'paidAt'])
    say(
      'isOfItsTime',
      isBefore(today, dayOf(order[name])),
      `${name} is ${dayOf(order[name])}, which is to come`,
    );
  for (const [place, { time }] of payments.entries())
    say(
      'isOfItsTime',
      isBefore(today, dayOf(time)),
      `payments.${place} was received on ${dayOf(time)}, which is to come`,
    );
  say('isOfItsTime', isBefore(lent, dayOf(order['appliedAt'])), 'disbursedAt is before appliedAt');
  say('isOfItsTime', isBefore(dayOf(order['paidAt']), lent), 'paidAt is before disbursedAt');

  for (const fault of planFaults(plan, 'time')) found.push(['addsUp', fault]);
  const [next] = unpaid;
  const remaining = total(unpaid);
  const part = sumOf(next?.['amount']);
  // A penalty comes on top when it is overdue.
  const isExplained =
    owed === undefined ||
    next === undefined ||
    owed === part ||
    owed === remaining ||
    (status === statuses.overdue && owed > remaining) ||
    Number.isNaN(remaining);
  say(
    'addsUp',
    isOwed && !isExplained,
    `repayAmount is ${owed}, the unpaid payments are ${remaining}, the next one ${part}`,
  );

  // Without a penalty, what was planned is what was received and what is still owed.
  const received = total(payments);
  const rest = total(plan) - received;
  const isDueInTime = status === statuses.due || status === statuses.sent;
  const isRest = owed === rest || owed === part;
  say(
    'explainsWhatIsOwed',
    isDueInTime &&
      plan.length > 0 &&
      payments.length > 0 &&
      owed !== undefined &&
      !Number.isNaN(rest) &&
      (!isRest || (owed === remaining && rest !== remaining)),
    `${total(plan)} planned and ${received} received leave ${rest}, and repayAmount is ${owed}`,
  );
  say(
    'explainsWhatIsOwed',
    status === statuses.settled && payments.length > 0 && plan.length > 0 && received < total(plan),
    `settled, and only ${received} of ${total(plan)} was received`,
  );
  return found;
};

const ofConfirmation = (offer: Data, { now }: Known): Finding[] => {
  const found: Finding[] = [];
  const plan = rowsOf(offer['repay_plans']);
  const [amount, received, fee] = ['amount', 'receivedAmount', 'feeAmount'].map((name) => sumOf(offer[name]));
  for (const fault of planFaults(plan, 'pay_time')) found.push(['addsUp', fault]);
  const isWhole =
    received === undefined ||
    amount === undefined ||
    fee === undefined ||
    received + fee === amount ||
    received === amount;
  if (!isWhole)
    found.push(['addsUp', `receivedAmount ${received} and feeAmount ${fee} are not the amount ${amount}`]);
  if (plan.length > 0 && amount !== undefined && total(plan) < amount)
    found.push(['addsUp', `the plan repays ${total(plan)} of the ${amount} that is lent`]);
  const first = dayOf(plan[0]?.['pay_time']);
  const named = dayOf(offer['firstPayTime']);
  if (first !== undefined && named !== undefined && first !== named)
    found.push(['addsUp', `firstPayTime is ${named}, the plan begins on ${first}`]);
  if (isBefore(first ?? named, dayOf(now)))
    found.push(['isOfItsTime', `the first payment is on ${first ?? named}, which is over`]);
  return found;
};

const ofInstalment = (bill: Data, { answers }: Known): Finding[] => {
  const order = answers.get('loanDetails');
  const owed = sumOf(bill['repayAmount']);
  const there = sumOf(order?.['repayAmount']);
  const next = sumOf(rowsOf(order?.['repayPlan']).find((row) => !isPaid(row))?.['amount']);
  const isSame = owed === undefined || there === undefined || owed === there || owed === next;
  const [day, dayThere] = [dayOf(bill['repayDate']), dayOf(order?.['repayDate'])];
  return [
    ...(isSame
      ? []
      : [['agreesAcrossCalls', `repayAmount is ${owed}, and ${there} on the order`] as Finding]),
    ...(day === undefined || dayThere === undefined || day === dayThere
      ? []
      : [['agreesAcrossCalls', `repayDate is ${day}, and ${dayThere} on the order`] as Finding]),
    ...rowsOf(bill['repayList']).flatMap(({ minimum, maximum }, place): Finding[] =>
      (sumOf(minimum) ?? 0) > (sumOf(maximum) || Infinity)
        ? [['addsUp', `repayList.${place} takes at least ${String(minimum)} and at most ${String(maximum)}`]]
        : [],
    ),
  ];
};

const ofExtension = (bill: Data, { answers }: Known): Finding[] => {
  const due = dayOf(answers.get('instalment')?.['repayDate']);
  const until = dayOf(bill['repayDate']);
  const info = bill['delayInfo'];
  const price = sumOf(isObject(info) ? info['delayAmount'] : undefined);
  const debt = sumOf(bill['repayAmount']);
  return [
    ...(due !== undefined && until !== undefined && until <= due
      ? [['isOfItsTime', `the extended loan is due on ${until}, not after ${due}`] as Finding]
      : []),
    ...(price !== undefined && debt !== undefined && (price <= 0 || price > debt)
      ? [['addsUp', `the extension costs ${price}, and the whole debt is ${debt}`] as Finding]
      : []),
  ];
};

const ofCode = (code: Data, { asked, now }: Known): Finding[] => {
  const { searchParams } = new URL(String(code['payUrl'] ?? ''), 'https://page.example');
  const shown = sumOf(searchParams.get('repayAmount'));
  const amount = sumOf(asked['amount']) ?? Number.NaN;
  const fee = sumOf(code['feeAmount']) ?? 0;
  const payCode = cleaned(searchParams.get('payCode') ?? '');
  const reference = cleaned(String(code['reference'] ?? ''));
  const until = Number(
    new Date(
      /^\d{13}$/.test(String(code['expiresAt'])) ? Number(code['expiresAt']) : String(code['expiresAt']),
    ),
  );
  return [
    ...(shown === undefined || shown === amount || shown === amount + fee
      ? []
      : [['namesTheSum', `${amount} was asked for, and payUrl says ${shown}`] as Finding]),
    ...(!payCode || !reference || payCode === reference || payCode.startsWith('0002')
      ? []
      : [['namesTheSum', 'reference and the payCode of payUrl are two codes'] as Finding]),
    ...(until < now ? [['isOfItsTime', 'the code had expired when it was made'] as Finding] : []),
  ];
};

const ofComplaint = ({ replyBy, time, disposeDetail }: Data, { now }: Known): Finding[] => [
  ...(isBefore(dayOf(now), dayOf(time))
    ? [['isOfItsTime', `time is ${dayOf(time)}, which is to come`] as Finding]
    : []),
  ...(isBefore(dayOf(replyBy), dayOf(time)) && !disposeDetail
    ? [['isOfItsTime', 'replyBy is before the complaint'] as Finding]
    : []),
];

const judges: Readonly<Record<string, (data: Data, known: Known) => Finding[]>> = {
  loanDetails: ofOrder,
  loanConfirmation: ofConfirmation,
  loanConfirmationV2: ofConfirmation,
  instalment: ofInstalment,
  extension: ofExtension,
  generateCode: ofCode,
  problemDetail: ofComplaint,
};

/** The sentences about meaning that a call has. */
export const meanings: readonly SentenceName[] = [
  'addsUp',
  'agreesWithItsStatus',
  'isOfItsTime',
  'explainsWhatIsOwed',
  'agreesAcrossCalls',
  'namesTheSum',
];

export function dataIn(family: Family, body: string): Data {
  const envelope = openEnvelope(family, body);
  return envelope?.isYes && isObject(envelope.data) ? envelope.data : {};
}

/** What a readable answer gets wrong in its meaning; undefined for calls whose meaning is not checked. */
export function meaningFaults(call: string, data: Data, known: Known): Finding[] | undefined {
  return judges[call]?.(data, known);
}

/** The code that a call made: two intents must not share one. */
export function codeIn(data: Data): string {
  const { searchParams } = new URL(String(data['payUrl'] ?? ''), 'https://page.example');
  return String(data['reference'] || searchParams.get('payCode') || '');
}
