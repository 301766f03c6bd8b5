import { lacksOrder, type RouteName, routes } from '../../../machines/root/routes.ts';
import { loadBankFields } from '../../../services/bindBank/actors.ts';
import { loadComplaint, loadHistory } from '../../../services/complaint/actors.ts';
import { loadContact } from '../../../services/customerService/actors.ts';
import type { Call } from '../../../services/http/service.ts';
import { loadJoinFailure } from '../../../services/jointLoginError/actors.ts';
import { loadConfirmation } from '../../../services/loanConfirm/actors.ts';
import { loadWayToRepay } from '../../../services/oldRepayment/actors.ts';
import { loadOrder } from '../../../services/orderDetails/actors.ts';
import { loadRepayment } from '../../../services/repay/actors.ts';
import type * as v from 'valibot';
import type { FirstCall, FromQuery } from '../../../views/firstPaint/data.ts';

const order = { productId: '?productId,product_id', orderId: '?orderId' } satisfies Record<string, FromQuery>;
const complaint = { problemId: '?problemId' } satisfies Record<string, FromQuery>;

/** The actor that each route runs first, and its input out of the page's query. All of them only read. */
const firstActors: Partial<Record<RouteName, readonly [actor: unknown, input: object]>> = {
  loanDetailUrl: [loadOrder, order],
  orderUrl: [loadOrder, order],
  confirmUrl: [loadConfirmation, { ...order, api: 'v3' }],
  confirmOfPeriod: [loadConfirmation, { ...order, api: 'v3' }],
  confirmV2: [loadConfirmation, { ...order, api: 'gopia' }],
  bindBank: [loadBankFields, order],
  bindCardUrl: [loadBankFields, order],
  repayUrl: [loadRepayment, { ...order, isDelay: false }],
  repayDelayUrl: [loadRepayment, { ...order, isDelay: true }],
  ynRepay: [loadWayToRepay, order],
  ynRepayChoose: [loadWayToRepay, order],
  complaintList: [loadHistory, {}],
  complainDetails: [loadComplaint, complaint],
  customerService: [loadContact, {}],
  errorUrl: [loadJoinFailure, {}],
  recommendList: [loadJoinFailure, {}],
};

interface Described {
  describe: (input: object) => { call: Call<v.GenericSchema>; payload: FirstCall['payload'] };
}

/** The first call of a route, as its actor describes it; undefined where the app decides what to ask. @throws when it cannot be undone */
export const firstCallOf = (route: RouteName): FirstCall | undefined => {
  const [actor, input] = firstActors[route] ?? [];
  if (!actor || !input) return undefined;
  if ('isIrreversible' in (actor as object))
    throw new Error(`The document must not make the call of ${route}`);
  const { call, payload } = (actor as Described).describe(input);
  const { client, method, path } = call;
  return { client, method, path, payload, needsOrder: lacksOrder(routes[route], '') };
};
