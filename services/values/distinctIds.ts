import { cleaned } from './text.ts';

/** Two invisible separators, then a number in invisible digits, which distinguish rows with one id. */
const suffix = /\u2063{2}[\u2061-\u2064]+$/;
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;

/** Hashes a text to 32 bits (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

const suffixOf = (text: string) =>
  `\u2063\u2063${[...hashOf(text).toString(4)].map((digit) => digits[Number(digit)]).join('')}`;

/** Gives rows that share an id, or lack one, an id with a suffix made of the row, so that a choice survives a reload in another order. Not sent. */
export const withDistinctIds =
  <Name extends string>(name: Name) =>
  <Row extends Record<Name, string>>(rows: readonly Row[]): Row[] => {
    const seen = new Map<string, number>();
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
    const needsSuffix = (row: Row) => row[name] === '' || counts.get(row[name]) !== 1;
    return rows.map((row) => {
      if (!needsSuffix(row)) return row;
      const whole = JSON.stringify(row);
      const before = seen.get(whole) ?? 0;
      seen.set(whole, before + 1);
      return { ...row, [name]: row[name] + suffixOf(whole + '#'.repeat(before)) };
    });
  };

export const withoutSuffix = (id: string): string => id.replace(suffix, '');

/** The row with this id; else the first with the same id without suffix or padding, because a URL or the company has no suffixes. Undefined for ''. */
export function rowOf<Name extends string, Row extends Record<Name, string>>(
  rows: readonly Row[] | undefined,
  name: Name,
  id: string,
): Row | undefined {
  const wanted = suffix.test(id) ? '' : cleaned(id);
  return (
    rows?.find((row) => row[name] === id) ??
    (wanted === '' ? undefined : rows?.find((row) => cleaned(row[name]) === wanted))
  );
}
