import { neededBy, type RouteName, routes } from '../../../services/visit/flows.ts';
import { loadBankFields } from '../../../services/bindBank/actors.ts';
import { loadComplaint, loadHistory, loadProblems } from '../../../services/complaint/actors.ts';
import { loadContact } from '../../../services/customerService/actors.ts';
import type { Call } from '../../../services/http/service.ts';
import { loadJoinFailure } from '../../../services/jointLoginError/actors.ts';
import { loadConfirmation } from '../../../services/loanConfirm/actors.ts';
import { loadWayToRepay } from '../../../services/oldRepayment/actors.ts';
import { loadOrder } from '../../../services/orderDetails/actors.ts';
import { loadTemplate } from '../../../services/promotion/actors.ts';
import { loadRepayment } from '../../../services/repay/actors.ts';
import type * as v from 'valibot';
import type { FirstCall, FromQuery } from '../../../views/firstPaint/data.ts';

const order = { productId: '?productId,product_id', orderId: '?orderId' } satisfies Record<string, FromQuery>;
const complaint = { problemId: '?problemId' } satisfies Record<string, FromQuery>;
// Without a number in the URL the app uses the stored one.
const problems = { orderNo: '?orderNo' } satisfies Record<string, FromQuery>;
const template = { id: '?id' } satisfies Record<string, FromQuery>;

/** The first actor of each route, its input from the page's query, and the required parameter. All of them only read. */
const firstActors: Partial<
  Record<RouteName | 'promotion', readonly [actor: unknown, input: object, needs?: string]>
> = {
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
  complaint: [loadProblems, problems, 'orderNo'],
  complainPageNext: [loadProblems, problems, 'orderNo'],
  complaintList: [loadHistory, {}],
  complainDetails: [loadComplaint, complaint],
  customerService: [loadContact, {}],
  errorUrl: [loadJoinFailure, {}],
  recommendList: [loadJoinFailure, {}],
  promotion: [loadTemplate, template, 'id'],
};

interface Described {
  describe: (input: object) => { call: Call<v.GenericSchema>; payload: FirstCall['payload'] };
}

/** Returns the first call of a page, as its actor describes it; undefined when the app decides. @throws when it is irreversible */
export function firstCallOf(page: RouteName | 'promotion'): FirstCall | undefined {
  const [actor, input, needs] = firstActors[page] ?? [];
  if (!actor || !input) return undefined;
  if ('isIrreversible' in (actor as object))
    throw new Error(`The document must not make the call of ${page}`);
  const { call, payload } = (actor as Described).describe(input);
  const { client, method, path } = call;
  const own = page === 'promotion' ? undefined : neededBy(routes[page]);
  return { client, method, path, payload, needs: needs ?? own ?? '' };
}
