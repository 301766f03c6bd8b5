import type { MiddlewareHandler } from 'hono';
import { isoOf } from '../services/values/day.ts';
import type { GatewayEnv } from './gateway.ts';

/**
 * Variants of real backends: 64-bit ids as JSON numbers, Java's times, padded texts, two rows with one id, numbers and booleans as text, no empty fields,
 * and words in place of nothing, beside rows that cannot be used, lists with their places as names, and some terms that are no plain numbers. Their titles are
 * those of the simulator.
 */
export const dialectTitles = {
  plain: 'Plain',
  longIds: '64-bit ids',
  javaTimes: 'Java timestamps',
  padded: 'Padded',
  twins: 'Rows with one id',
  asText: 'Quoted numbers',
  sparse: 'No empty fields',
  careless: "'null' and unusable rows",
};
export type Dialect = keyof typeof dialectTitles;
export const dialects = Object.keys(dialectTitles) as Dialect[];

export interface DialectSetting {
  dialect: Dialect;
}

const ids = new Set(['id', 'productKey', 'problemId', 'repayRecordId', 'channel_number', 'sid', 'orderNo']);
const times = new Set([
  'time',
  'pay_time',
  'repayDate',
  'firstPayTime',
  'appliedAt',
  'disbursedAt',
  'expiresAt',
  'replyBy',
]);
/** Lists of choices in responses, with the field that identifies a row. */
export const choices: Readonly<Record<string, string>> = {
  repayList: 'channel_number',
  bankList: 'id',
  note: 'type',
  problemType: 'type',
  problemSonType: 'type',
  orderList: 'orderNo',
  recProducts: 'productKey',
  // The complaints of a tab; the rows of an order's card have the same name.
  list: 'id',
};

/** Fields that distinguish the second of two rows with one id; a row shows at least one of them. */
const twin = {
  name: 'Twin',
  title: 'Twin',
  bankName: 'Twin',
  productName: 'Twin',
  content: 'Twin',
  fee: 4_200,
};

/** What careless backends print for nothing, and for no date. */
const blanks = ['null', '(null)', 'undefined'];
const noTimes = ['N/A', '-', '9999-12-31', '1970-01-01'];

/** Their rows without an id or a name, and one with a whole card number, by list. */
const ghosts: Readonly<Record<string, object>> = {
  repayList: { channel_number: 'null', name: 'Ghost' },
  bankList: { id: ' ', bankName: 'Ghost' },
  problemType: { type: 'Ghost', title: 'null' },
  problemSonType: { type: 'undefined', title: 'Ghost' },
  orderList: { orderNo: '(null)', productName: 'Ghost' },
  recProducts: { productKey: 'null', name: 'Ghost' },
  detail: { text: 'Ghost card', value: '4111 1111 1111 1111' },
};

const carelessRows = (field: string, rows: readonly unknown[], last: object): readonly unknown[] | object => {
  if (field === 'repayPlan') return { ...rows.toReversed() };
  if (field === 'repay_plans') return rows.toReversed();
  return field in ghosts ? [...rows, { ...last, ...ghosts[field] }] : rows;
};

/** A loan's term, which nobody can be sure of in any of these notations. */
const terms = ['1e3', '0x78', ' '];

/** They print the term of a loan in such a notation only where its page has a promotion. */
const carelessLoan = (row: object): object =>
  'periods' in row && 'isPopType' in row && row.isPopType === '1'
    ? { ...row, periods: terms[Number(row.periods) % terms.length] }
    : row;

/** Numbers too large for JavaScript, by the id that each replaces. An id keeps its number for the life of the process. */
const numbers = new Map<string, string>();
const meant = new Map<string, string>();
const numberOf = (id: string): string => {
  const known = numbers.get(id) ?? String(1_780_000_000_000_000_123n + 1_000_003n * BigInt(numbers.size));
  numbers.set(id, known);
  meant.set(known, id);
  return known;
};

/** Returns a sandbox id as the dialect writes it in responses, for the company's links. */
export const idIn = (dialect: Dialect, id: string): string => (dialect === 'longIds' ? numberOf(id) : id);

/** Formats a time as one of Java's libraries does, always in the same way for the same field. */
const javaTime = (field: string, value: string): unknown => {
  const iso = isoOf(value, true) ?? isoOf(String(Date.parse(`${value} GMT+0800`)), true);
  if (!iso) return value;
  const [day = '', clock = '00:00:00'] = iso.split(' ');
  const moment = Date.parse(`${day}T${clock}+08:00`);
  switch (field.length % 4) {
    case 0:
      return `${new Date(moment).toISOString().slice(0, -1)}+0000`;
    case 1:
      return moment / 1000;
    case 2:
      return `${day}${clock}`.replaceAll(/\D/g, '');
    default:
      return [...day.split('-'), ...clock.split(':')].map(Number);
  }
};

const mark = '\u0001';

/** Rewrites a link with an order, card or complaint id as the lists write it. */
export const linkIn = (dialect: Dialect, link: string): string =>
  link.replaceAll(
    /([?&](?:orderId|orderNo|cardId|problemId)=)([^&#]+)/g,
    (_, name: string, id: string) => name + idIn(dialect, id),
  );

const leaf = (dialect: Dialect, field: string, value: unknown): unknown => {
  switch (dialect) {
    case 'longIds':
      if (ids.has(field) && ['string', 'number'].includes(typeof value) && value !== '')
        return mark + numberOf(String(value)) + mark;
      return typeof value === 'string' ? linkIn(dialect, value) : value;
    case 'javaTimes':
      return times.has(field) && ['string', 'number'].includes(typeof value) && value !== ''
        ? javaTime(field, String(value))
        : value;
    case 'padded':
      return typeof value === 'string' && value ? value.padEnd(Math.ceil((value.length + 1) / 8) * 8) : value;
    case 'asText':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    case 'careless': {
      const words = times.has(field) ? noTimes : blanks;
      return value === '' ? words[field.length % words.length] : value;
    }
    default:
      return value;
  }
};

/** What Jackson's `NON_EMPTY` leaves out; 0 and false stay. */
const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

const rewritten = (dialect: Dialect, field: string, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = value.map((item) => rewritten(dialect, field, item));
    const last: unknown = rows.at(-1);
    const id = choices[field];
    if (typeof last !== 'object' || last === null) return rows;
    if (dialect === 'careless') return carelessRows(field, rows, last);
    return dialect === 'twins' && id && id in last ? [...rows, { ...last, ...twin }] : rows;
  }
  if (typeof value !== 'object' || value === null) return leaf(dialect, field, value);
  return Object.fromEntries(
    Object.entries(dialect === 'careless' ? carelessLoan(value) : value)
      .filter(([, inner]) => dialect !== 'sparse' || !isEmpty(inner))
      .map(([name, inner]) => [name, rewritten(dialect, name, inner)]),
  );
};

export const inDialect = (dialect: Dialect, answer: unknown): string =>
  JSON.stringify(rewritten(dialect, '', answer)).replaceAll(/"\\u0001(\d+)\\u0001"/g, '$1');

/** Translates a value of such a response back: a backend with padded columns ignores padding in comparisons. */
export const understood = (value: string): string => meant.get(value) ?? value.trimEnd();

export const readBack = (seen: string): string => seen.replaceAll(/\d{19}/g, understood);

export const speakDialect =
  (dialectSetting: DialectSetting): MiddlewareHandler<GatewayEnv> =>
  async (c, next) => {
    const { dialect } = dialectSetting;
    if (dialect === 'plain') return next();
    const arrived = c.get('arrived');
    const heard = <Value>(sent: Record<string, Value>) =>
      Object.fromEntries(
        Object.entries(sent).map(([name, value]) => [
          // The fields of an account form have padded codes as names.
          name.trimEnd(),
          typeof value === 'string' ? understood(value) : value,
        ]),
      ) as Record<string, Value>;
    c.set('arrived', { ...arrived, query: heard(arrived.query), body: heard(arrived.body) });
    await next();
    if (!c.res.headers.get('content-type')?.startsWith('application/json')) return undefined;
    const { status, headers } = c.res;
    const answer: unknown = await c.res.clone().json();
    const spoken = new Headers(headers);
    spoken.delete('content-length');
    c.res = new Response(inDialect(dialect, answer), { status, headers: spoken });
    return undefined;
  };
