import { choices } from '../../sandbox/dialects.ts';
import { readWhen } from '../../services/values/day.ts';
import { isNoValue } from '../../services/values/plainText.ts';
import { cleaned } from '../../services/values/text.ts';

export interface Traps {
  /** Integers that other parsers would round. */
  ids: string[];
  /** Other units than milliseconds, and times of an implausible year. */
  times: string[];
  /** Codes with blanks around them or invisible characters in them. */
  codes: string[];
  twins: string[];
  /** Sums that a row of the same response shows a hundred times as high. */
  pesos: string[];
  /** What a program prints for nothing, such as 'null'. */
  printed: string[];
}

const times = /^(time|pay_time|repayDate|firstPayTime|appliedAt|disbursedAt|expiresAt|paidAt|replyBy)$/;
const codes = /^(payCode|reference|orderStatus|cardTypeMi|cate|telephone|smWa|email|clickable|isNeedScore)$/;
const money = /^(amount|fee|minimum|maximum|penaltyPerDay|penaltyOnce|overpaid)$|[a-z]Amount$/;

type Visit = (path: string, name: string, value: unknown) => void;

const walk = (value: unknown, visit: Visit, path = '', name = ''): void => {
  visit(path, name, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    walk(inner, visit, path ? `${path}.${key}` : key, Array.isArray(value) ? name : key);
};

const sum = /^(?=.*[^\d,])(?:(?:[₱₹P]|PHP|INR|Rs\.?)\s?)?([\d,]+)(?:\.(\d\d))?(?:\s?(?:PHP|pesos?))?$/i;

/** Centavos of a sum as people read it: '₱1,234.50', 'PHP 1,234', '1,234.50', '1,234 PHP'. */
const shownSum = (value: unknown): number | undefined => {
  const [, whole = '', cents = '00'] = sum.exec(String(value).trim()) ?? [];
  return whole ? Number(whole.replaceAll(',', '') + cents) : undefined;
};

/** What the app displays unchanged, but was not written for people: 'next Friday' was, '-1' and '2026-02-30' were not. */
const isWritten = (text: string): boolean => /\p{L}{3}|\p{Lo}/u.test(text);

const isImplausible = (value: unknown): boolean => {
  const text = String(value);
  if (typeof value === 'boolean' || /^(\d{10}|\d{16}|\d{19})(\.\d+)?$/.test(text)) return true;
  const when = readWhen(text);
  return when ? when.day < '2010' || when.day > '2100' : !isWritten(text);
};

const twinsIn = (list: readonly unknown[], id: string): boolean => {
  const ids = list.flatMap((row) => {
    const value = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[id] : undefined;
    return value === undefined || value === '' ? [] : [String(value)];
  });
  return new Set(ids).size < ids.length;
};

/** Checks the numbers in the text of `body`, before JavaScript rounds them. */
export function trapsIn(body: string): Traps {
  const found: Traps = { ids: [], times: [], codes: [], twins: [], pesos: [], printed: [] };
  const read: unknown = JSON.parse(body, (key: string, value: unknown) => {
    // Also as 1.78E+18.
    if (Number.isInteger(value) && !Number.isSafeInteger(value)) found.ids.push(key);
    return value;
  });
  const sums = new Set<number>();
  const amounts: [string, number][] = [];
  walk(read, (path, name, value) => {
    const chosen = choices[name];
    if (chosen && Array.isArray(value) && twinsIn(value, chosen)) found.twins.push(path);
    // A time as a list, [2026, 11, 24], counts once.
    const isTime = times.test(name) && !/\.\d+$/.test(path);
    if (isTime && Array.isArray(value)) found.times.push(path);
    if (typeof value === 'object' || value === undefined || value === '') return;
    if (isTime && isImplausible(value)) found.times.push(path);
    if (typeof value === 'string' && isNoValue(value)) found.printed.push(path);
    if (codes.test(name) && typeof value === 'string' && cleaned(value) !== value) found.codes.push(path);
    const shown = name === 'value' ? shownSum(value) : undefined;
    if (shown) sums.add(shown);
    if (money.test(name) && Number(value) > 0) amounts.push([path, Number(value)]);
  });
  for (const [path, amount] of amounts)
    if (sums.has(amount * 100) && !sums.has(amount)) found.pesos.push(path);
  return found;
}
