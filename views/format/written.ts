import type { Lender } from '../../machines/screen/lender.ts';
import { lenderNumbers } from './lenderNumbers.ts';

/** The company on a proof or a statement. */
export const lenderLines = (lender: Lender) => [lender.companyName, ...lenderNumbers(lender)];

/** A text to share, copy or send: the lines that are known, with plain hyphens. */
export const written = (lines: readonly (string | false | undefined)[]) =>
  lines.filter(Boolean).join('\n').replaceAll('\u2011', '-');
