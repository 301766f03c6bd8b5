import * as v from 'valibot';
import { id } from '../../../services/values/codecs.ts';
import type { Database } from '../../database.ts';
import { type Account, bankItems, readAccount } from '../../domain/bankForm.ts';
import { enter, readBooks } from '../../domain/books.ts';
import { scenariosIn } from '../../domain/scenario.ts';
import { speakerOf } from '../../domain/sessions.ts';
import { type Group, get, irreversible, refuse } from '../route.ts';

const cardInitKeySchema = v.object({ product_id: id });
/** Payload of a bind call, besides each field's code with its value. */
const bindSchema = v.looseObject({ cardType: id, channelNumber: id, product_id: id });

/** Binds the account that receives a borrower's loan. Binding the same account again succeeds without another entry. */
function bindAccount(database: Database, borrowerId: string, { name, number }: Account): void {
  const bound = readBooks(database).accounts.findLast((account) => account.borrowerId === borrowerId);
  if (bound?.name !== name || bound.number !== number)
    enter(database, 'accounts', { borrowerId, name, number });
  database.run('update borrowers set wallet = ?, account = ? where id = ?', name, number, borrowerId);
  database.run('update orders set asks_card = 0 where borrower_id = ?', borrowerId);
}

const bind = (path: string) =>
  irreversible(path, 'v3', bindSchema, (answers, { database, sessionId }) => {
    const account = readAccount(answers);
    if ('fault' in account) return refuse('21', account.fault);
    bindAccount(database, speakerOf(database, sessionId), account);
    return {};
  });

const scenario = scenariosIn('Payment account');

export const bindBank: Group = {
  tables: { schema: '', seed: { sessions: [{ id: 'session-bind-order', borrower_id: 'b4' }] } },
  scenarios: [
    scenario(
      'bind',
      'Bind an account',
      'E-wallet or bank; the web view closes when it is done.',
      '/bindBank',
      {
        productId: 'p1',
      },
    ),
    scenario('bind-order', 'From an order', 'Leads on to the order when it is done.', '/bindBank', {
      productId: 'p1',
      orderId: 'card',
      source: 'loanDetail',
    }),
  ],
  routes: [
    get('/v3/bind-card/card-init', 'v3', cardInitKeySchema, () => ({
      items: bankItems,
    })),
    bind('/v3/bind-card/bind-card-new'),
    bind('/v3/bind-card/bind-card-order'),
  ],
};
