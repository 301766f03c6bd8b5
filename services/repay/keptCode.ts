import { fromTransition } from 'xstate';
import { storedCodeFor } from './liveCode.ts';
import type { MadeCode } from './stored.ts';

/** Where a code is looked for: the page's query, the earliest time that it can be, and the code that the page knows. */
interface CodeSearch {
  search: string;
  now: number | undefined;
  code: MadeCode | undefined;
}

/** Shows the code that is kept for a page's order, as it was when this started. Another tab may have made it. */
export const keptCode = fromTransition(
  (code: MadeCode | undefined) => code,
  ({ input: { code, search, now } }: { input: CodeSearch }) => storedCodeFor(code, search, now ?? 0),
);
