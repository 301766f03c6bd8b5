import type { Lender } from '../../machines/screen/lender.ts';
import { lenderNumbers } from './lenderNumbers.ts';

/** The company on a proof or a statement. */
export const lenderLines = (lender: Lender) => [lender.companyName, ...lenderNumbers(lender)];

/** A document's text: the lines that are known. */
export const written = (lines: readonly (string | false | undefined)[]) => lines.filter(Boolean).join('\n');
