import type { Database } from '../database.ts';
import type { Account } from './bankForm.ts';
import { enter, readBooks } from './books.ts';

/** Binds the account that receives a borrower's loan. Binding the same account again succeeds without another entry. */
export function bindAccount(database: Database, borrowerId: string, { name, number }: Account): void {
  const bound = readBooks(database).accounts.findLast((account) => account.borrowerId === borrowerId);
  if (bound?.name !== name || bound.number !== number)
    enter(database, 'accounts', { borrowerId, name, number });
  database.run('update borrowers set wallet = ?, account = ? where id = ?', name, number, borrowerId);
  database.run('update orders set asks_card = 0 where borrower_id = ?', borrowerId);
}
