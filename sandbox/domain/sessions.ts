import * as v from 'valibot';
import type { Database } from '../database.ts';

/** A session speaks for the borrower whose order it opened last: the shell has logged the borrower in. */
export const openSession = (database: Database, sessionId: string, borrowerId: string): void => {
  database.run('insert or replace into sessions (id, borrower_id) values (?, ?)', sessionId, borrowerId);
};

/** Id of the borrower for whom a session speaks; undefined without a login. */
export const borrowerOf = (database: Database, sessionId: string): string | undefined =>
  database.one(
    v.object({ borrower_id: v.string() }),
    'select borrower_id from sessions where id = ?',
    sessionId,
  )?.borrower_id;

/** The borrower for whom a session speaks; a page that was opened without an order before it speaks for the first borrower. */
export const speakerOf = (database: Database, sessionId: string): string => {
  const known = borrowerOf(database, sessionId);
  if (known) return known;
  openSession(database, sessionId, 'b1');
  return 'b1';
};
