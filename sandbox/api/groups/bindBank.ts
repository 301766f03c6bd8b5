import { bindSchema, cardInitKeySchema } from '../../../services/bindBank/schema.ts';
import { bindAccount } from '../../domain/accounts.ts';
import { bankItems, readAccount } from '../../domain/bankForm.ts';
import { scenariosIn } from '../../domain/scenario.ts';
import { speakerOf } from '../../domain/sessions.ts';
import { type Group, refuse, route } from '../route.ts';

const bind = (path: string) =>
  route(
    { method: 'POST', path, family: 'v3', irreversible: true, payload: bindSchema },
    (answers, { database, sessionId }) => {
      const account = readAccount(answers);
      if ('fault' in account) return refuse('21', account.fault);
      bindAccount(database, speakerOf(database, sessionId), account);
      return {};
    },
  );

const scenario = scenariosIn('Payment account');

export const bindBank: Group = {
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
    route(
      { method: 'GET', path: '/v3/bind-card/card-init', family: 'v3', payload: cardInitKeySchema },
      () => ({
        items: bankItems,
      }),
    ),
    bind('/v3/bind-card/bind-card-new'),
    bind('/v3/bind-card/bind-card-order'),
  ],
};
