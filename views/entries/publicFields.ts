import { statusCodes } from '../../services/order/status.ts';
import { type FlowName, flowNames } from '../../services/visit/flows.ts';
import {
  type AllowList,
  type Check,
  type Fields,
  isName,
  type PublicActor,
  token,
} from '../../packages/inspector/index.ts';

const isFlag: Check = (value) => typeof value === 'boolean';
/** A small number, such as a count, an index or milliseconds, which cannot be a phone number or a code. */
const isCount: Check = (value) => typeof value === 'number' && Math.abs(value) < 100_000;
/** A value from outside is public only if it is one of these known words. */
const oneOf =
  (...words: string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);

const product: Fields = { clickable: oneOf('0', '1') };
const order: Fields = {
  orderStatus: oneOf(...statusCodes),
  inside: isFlag,
  isDelay: isFlag,
  isScore: isFlag,
  cardNeedPop: isFlag,
  recProducts: product,
};
const message: Fields = { key: isName };
const tracked: Fields = { moduleId: isCount, positionId: isCount, kind: oneOf('visit', 'click', 'complete') };
const click: Fields = { moduleId: isCount, positionId: isCount };
const adapter: Fields = { name: isName };
const request: Fields = { action: isName };
const screen: Fields = { route: isName };
/** The ids of an order: masked, but different orders have different tokens. */
const orderKey: Fields = { orderId: token, productId: token };
const payWay = oneOf('firstWallet', 'secondWallet', 'store');
const clientType = oneOf('android', 'ios', 'pc');

/** Everything about a failure except the server's messages and codes. */
const publicFailure: Fields = {
  kind: oneOf('refused', 'failed', 'outcomeUnknown'),
  reason: oneOf('network', 'timeout', 'malformed'),
};

const actors = {
  app: { context: { adapter, flow: isName }, input: { adapter } },
  bridge: { input: { adapter } },
  loadScreen: { input: { route: isName } },
  fetchScreen: { input: { route: isName } },
  toaster: { context: { queue: { duration: isCount, message } } },
  tracker: { context: { queue: tracked } },
  record: { input: tracked },
  orderDetails: {
    context: {
      ...orderKey,
      market: isFlag,
      answered: oneOf('cardPrompt', 'kindTips', 'rating'),
      order,
    },
  },
  rating: { context: { stars: isCount } },
  loadOrder: { input: orderKey, output: order },
  refreshOrder: { input: orderKey, output: order },
  recommendation: { context: { click } },
  defineProduct: { input: click },
  smsCountdown: { context: { left: isCount } },

  bindBank: { context: { ...orderKey, isFromOrder: isFlag } },
  loanConfirm: {
    context: { ...orderKey, edition: isName, market: isFlag, wasAgreed: isFlag, position: isCount },
  },
  repay: {
    context: { ...orderKey, isDelay: isFlag, market: isFlag, info: { isShowReyTop: isFlag } },
  },
  loadRepayment: { output: { isShowReyTop: isFlag } },
  repaymentCode: {
    context: {
      isTyped: isFlag,
      market: isFlag,
      fault: oneOf('checksum', 'unreadable', 'amount', 'country'),
    },
  },
  instructions: { context: { way: payWay, step: isCount, market: isFlag } },
  oldRepayment: { context: { ...orderKey, market: isFlag } },
  codeEntry: { context: { codeFault: oneOf('incomplete', 'wrong') }, output: { isRepaid: isFlag } },
  complaintNext: { context: { orderNo: token } },
  upload: { context: { percent: isCount } },
  complaintList: { context: { tab: isCount } },
  complaintDetails: { context: { stars: isCount } },
  jointLoginError: { context: { failure: { recProducts: product } } },
  loanDocuments: { context: { ...orderKey, position: isCount } },

  site: { context: { route: isName, missing: isName } },
  document: { context: { route: isName } },
  testPreview: { context: { photo: { size: isCount } } },

  landing: { input: { clientType }, context: { clientType, place: { route: isName } } },
  registration: {
    input: { clientType },
    context: { clientType, faults: { phone: message, capcode: message, smsCode: message } },
  },
  download: { input: { clientType }, context: { clientType } },
} satisfies Record<string, PublicActor>;

const rows: Readonly<Record<string, PublicActor>> = actors;

/** Analysts see at least the route of each flow's machine. */
const ofFlows = Object.fromEntries(
  flowNames.map((flow) => [flow, { input: screen, ...rows[flow] }] as const),
);

/** The allow-list of docs/product/staff.md: all else, including new fields, is masked. Actors are listed by the id of their machine or invoke. */
export const publicActors: Readonly<
  Record<string, PublicActor> & Record<keyof typeof actors | FlowName, PublicActor>
> = { ...actors, ...(ofFlows as Record<FlowName, PublicActor>) };

/** The same for events, by type; an unlisted event shows its type and the names of its fields. */
export const publicEvents: Readonly<Record<string, Fields>> = {
  'navigation.requested': { to: isName, replace: isFlag },
  'link.opened': { withCommonParameters: isFlag, pageNames: isFlag, replace: isFlag },
  'path.opened': { replace: isFlag },
  'url.opened': { replace: isFlag },
  'toast.requested': { message, duration: isCount },
  'bridge.called': { request },
  'bridge.answered': {
    request,
    result: { ok: isFlag, reason: oneOf('unsupported', 'cancelled', 'rejected') },
  },
  'back.answered': { handled: isFlag },
  'release.read': { isReloadDue: isFlag },
  'event.tracked': { tracked },
  'store.notified': { store: isName },
  'product.chosen': { product, position: isCount },
  'star.chosen': { stars: isCount },
  'tab.chosen': { tab: isCount },
  'upload.progressed': { percent: isCount },
  'agreement.chosen': { position: isCount },
  'document.chosen': { position: isCount },
  'way.chosen': { way: payWay },
  'screen.chosen': { to: isName },
  'picture.enlarged': { step: isCount },
  'picture.turned': { by: isCount },
  'store.chosen': { store: oneOf('android', 'ios') },
};

export const publicFields: AllowList = {
  actors: publicActors,
  events: publicEvents,
  failure: publicFailure,
};
