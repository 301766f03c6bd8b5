import * as v from 'valibot';
import type { Database } from '../database.ts';

/** Sets a session's borrower to that of the order it opened last: the shell has logged the borrower in. */
export function openSession(database: Database, sessionId: string, borrowerId: string): void {
  database.insert('sessions', { id: sessionId, borrower_id: borrowerId }, 'or replace');
}

export const borrowerOf = (database: Database, sessionId: string): string | undefined =>
  database.one(
    v.object({ borrower_id: v.string() }),
    'select borrower_id from sessions where id = ?',
    sessionId,
  )?.borrower_id;

/** A session's borrower. A page that was opened without an order uses the first borrower. */
export function speakerOf(database: Database, sessionId: string): string {
  const known = borrowerOf(database, sessionId);
  if (known) return known;
  openSession(database, sessionId, 'b1');
  return 'b1';
}
