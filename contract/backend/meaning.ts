import { type Family, openEnvelope } from '../../services/http/envelope.ts';
import { statusOf } from '../../services/order/status.ts';
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

const isOther = <Value>(one: Value | undefined, other: Value | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

const isPaid = ({ paid }: Data): boolean => ['1', 'true'].includes(String(paid));

const peso = /(?:[₱₹P]|PHP|INR)\s?([\d,]+)(?:\.(\d\d))?/gi;
const sumsIn = (text: unknown): number[] =>
  [...String(text ?? '').matchAll(peso)].map(([, whole = '', cents = '00']) =>
    Number(whole.replaceAll(',', '') + cents),
  );

/** Notes a fault in what an answer means. */
type Say = (sentence: SentenceName, isWrong: boolean | undefined, fault: string) => void;
type Judge = (say: Say, data: Data, known: Known) => void;

const judgePlan = (say: Say, rows: readonly Data[], time: string): void => {
  for (const [index, row] of rows.entries()) {
    const payment = `payment ${index + 1}`;
    const amount = sumOf(row['amount']);
    const words = sumsIn(row['description']);
    const said = words.reduce((sum, one) => sum + one, 0);
    const isSum = words.length > 1 && String(row['description']).includes('+');
    const before = dayOf(rows[index - 1]?.[time]);
    say('addsUp', isSum && said !== amount, `${payment} is ${amount} centavos, its words add up to ${said}`);
    say('addsUp', isBefore(dayOf(row[time]), before), `${payment} is before the one above it`);
  }
};

const ofOrder: Judge = (say, order, { now }) => {
  const today = dayOf(now);
  const status = String(order['orderStatus']).trim();
  const { at = '', isSettled, isDue: isOwed, isOverdue } = statusOf({ orderStatus: status });
  const owed = sumOf(order['repayAmount']);
  const isSomethingOwed = (owed ?? 0) > 0;
  const plan = rowsOf(order['repayPlan']);
  const unpaid = plan.filter((row) => !isPaid(row));
  const payments = rowsOf(order['payments']);
  const due = dayOf(order['repayDate']) ?? dayOf(unpaid[0]?.['time']);
  const lent = dayOf(order['disbursedAt']);
  const paidAt = dayOf(order['paidAt']);

  const contradicts = (isWrong: boolean, fault: string) => say('agreesWithItsStatus', isWrong, fault);
  const isUnlent = ['applied', 'approved', 'rejected'].includes(at);
  contradicts(isSettled && isSomethingOwed, `settled (200), and ${owed} is to be paid`);
  contradicts(isSettled && unpaid.length > 0, 'settled (200), with an unpaid payment in repayPlan');
  contradicts(isOwed && owed === 0, `status ${status}, and nothing is to be paid`);
  contradicts(isUnlent && isSomethingOwed, `status ${status}: nothing was lent, and ${owed} is to be paid`);
  contradicts(
    isUnlent && lent !== undefined,
    `status ${status}: nothing was lent, and disbursedAt is ${lent}`,
  );
  contradicts(!isSettled && paidAt !== undefined, `paidAt, and the status is ${status}, not 200`);
  contradicts(at === 'due' && isBefore(due, today), `due (174), and its day, ${due}, is over`);
  contradicts(
    isOverdue && due !== undefined && !isBefore(due, today),
    `overdue (180), and its day, ${due}, is not over`,
  );

  const misdated = (isWrong: boolean, fault: string) => say('isOfItsTime', isWrong, fault);
  for (const name of ['appliedAt', 'disbursedAt', 'paidAt'])
    misdated(isBefore(today, dayOf(order[name])), `${name} is ${dayOf(order[name])}, which is to come`);
  for (const [index, { time }] of payments.entries())
    misdated(
      isBefore(today, dayOf(time)),
      `payments.${index} was received on ${dayOf(time)}, which is to come`,
    );
  misdated(isBefore(lent, dayOf(order['appliedAt'])), 'disbursedAt is before appliedAt');
  misdated(isBefore(paidAt, lent), 'paidAt is before disbursedAt');

  judgePlan(say, plan, 'time');
  const [next] = unpaid;
  const remaining = total(unpaid);
  const part = sumOf(next?.['amount']);
  // A penalty comes on top when it is overdue.
  const isExplained =
    owed === undefined ||
    next === undefined ||
    owed === part ||
    owed === remaining ||
    (isOverdue && owed > remaining) ||
    Number.isNaN(remaining);
  say(
    'addsUp',
    isOwed && !isExplained,
    `repayAmount is ${owed}, the unpaid payments are ${remaining}, the next one ${part}`,
  );

  // Without a penalty, what was planned is what was received and what is still owed.
  if (plan.length === 0 || payments.length === 0) return;
  const received = total(payments);
  const rest = total(plan) - received;
  const isRest = owed === rest || owed === part;
  const isKnown = owed !== undefined && !Number.isNaN(rest);
  say(
    'explainsWhatIsOwed',
    ['due', 'sent'].includes(at) && isKnown && (!isRest || (owed === remaining && rest !== remaining)),
    `${total(plan)} planned and ${received} received leave ${rest}, and repayAmount is ${owed}`,
  );
  say(
    'explainsWhatIsOwed',
    isSettled && received < total(plan),
    `settled, and only ${received} of ${total(plan)} was received`,
  );
};

const ofConfirmation: Judge = (say, offer, { now }) => {
  const plan = rowsOf(offer['repay_plans']);
  const [amount, received, fee] = ['amount', 'receivedAmount', 'feeAmount'].map((name) => sumOf(offer[name]));
  judgePlan(say, plan, 'pay_time');
  const isWhole =
    received === undefined ||
    amount === undefined ||
    fee === undefined ||
    received + fee === amount ||
    received === amount;
  say('addsUp', !isWhole, `receivedAmount ${received} and feeAmount ${fee} are not the amount ${amount}`);
  const isTooLittle = plan.length > 0 && amount !== undefined && total(plan) < amount;
  say('addsUp', isTooLittle, `the plan repays ${total(plan)} of the ${amount} that is lent`);
  const first = dayOf(plan[0]?.['pay_time']);
  const named = dayOf(offer['firstPayTime']);
  say('addsUp', isOther(first, named), `firstPayTime is ${named}, the plan begins on ${first}`);
  const begins = first ?? named;
  say('isOfItsTime', isBefore(begins, dayOf(now)), `the first payment is on ${begins}, which is over`);
};

/** A bill whose sum is this field. */
const billOf =
  (field: 'repayAmount' | 'amount'): Judge =>
  (say, bill, { answers }) => {
    const order = answers.get('loanDetails');
    const [owed, day] = [sumOf(bill[field]), dayOf(bill['repayDate'])];
    const [there, dayThere] = [sumOf(order?.['repayAmount']), dayOf(order?.['repayDate'])];
    const next = sumOf(rowsOf(order?.['repayPlan']).find((row) => !isPaid(row))?.['amount']);
    const differs = isOther(owed, there) && owed !== next;
    say('agreesAcrossCalls', differs, `${field} is ${owed}, and ${there} on the order`);
    say('agreesAcrossCalls', isOther(day, dayThere), `repayDate is ${day}, and ${dayThere} on the order`);
  };

const ofInstalment: Judge = (say, bill, known) => {
  billOf('repayAmount')(say, bill, known);
  for (const [index, { minimum, maximum }] of rowsOf(bill['repayList']).entries())
    say(
      'addsUp',
      (sumOf(minimum) ?? 0) > (sumOf(maximum) || Infinity),
      `repayList.${index} takes at least ${String(minimum)} and at most ${String(maximum)}`,
    );
};

const ofExtension: Judge = (say, bill, { answers }) => {
  const due = dayOf(answers.get('instalment')?.['repayDate']);
  const until = dayOf(bill['repayDate']);
  const info = bill['delayInfo'];
  const price = sumOf(isObject(info) ? info['delayAmount'] : undefined);
  const debt = sumOf(bill['repayAmount']);
  const isNoLater = due !== undefined && until !== undefined && until <= due;
  say('isOfItsTime', isNoLater, `the extended loan is due on ${until}, not after ${due}`);
  const isOff = price !== undefined && debt !== undefined && (price <= 0 || price > debt);
  say('addsUp', isOff, `the extension costs ${price}, and the whole debt is ${debt}`);
};

const ofCode: Judge = (say, code, { asked, now }) => {
  const { searchParams } = new URL(String(code['payUrl'] ?? ''), 'https://page.example');
  const shown = sumOf(searchParams.get('repayAmount'));
  const amount = sumOf(asked['amount']) ?? Number.NaN;
  const isAsked = shown === amount || shown === amount + (sumOf(code['feeAmount']) ?? 0);
  const payCode = cleaned(searchParams.get('payCode') ?? '');
  const reference = cleaned(String(code['reference'] ?? ''));
  const isOneCode = !payCode || !reference || payCode === reference || payCode.startsWith('0002');
  const expiresAt = String(code['expiresAt']);
  const until = Number(new Date(/^\d{13}$/.test(expiresAt) ? Number(expiresAt) : expiresAt));
  say('namesTheSum', shown !== undefined && !isAsked, `${amount} was asked for, and payUrl says ${shown}`);
  say('namesTheSum', !isOneCode, 'reference and the payCode of payUrl are two codes');
  say('isOfItsTime', until < now, 'the code had expired when it was made');
};

const ofComplaint: Judge = (say, { replyBy, time, disposeDetail }, { now }) => {
  say('isOfItsTime', isBefore(dayOf(now), dayOf(time)), `time is ${dayOf(time)}, which is to come`);
  const isLate = isBefore(dayOf(replyBy), dayOf(time)) && !disposeDetail;
  say('isOfItsTime', isLate, 'replyBy is before the complaint');
};

const judges: Readonly<Record<string, Judge>> = {
  loanDetails: ofOrder,
  loanConfirmation: ofConfirmation,
  loanConfirmationV2: ofConfirmation,
  instalment: ofInstalment,
  extension: ofExtension,
  repaymentWay: billOf('amount'),
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
  const judge = judges[call];
  if (!judge) return undefined;
  const found: Finding[] = [];
  judge(
    (sentence, isWrong, fault) => {
      if (isWrong) found.push([sentence, fault]);
    },
    data,
    known,
  );
  return found;
}

/** The code that a call made: two intents must not share one. */
export function codeIn(data: Data): string {
  const { searchParams } = new URL(String(data['payUrl'] ?? ''), 'https://page.example');
  return String(data['reference'] || searchParams.get('payCode') || '');
}
