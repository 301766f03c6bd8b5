import { fromPromise, setup } from 'xstate';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { loadOrder } from '../../services/orderDetails/actors.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { ownParts } from './app.ts';
import { type Planted, withScreens } from './planting.ts';
import { plantedCodes } from './plantedCodes.ts';
import { plantedFacts } from './plantedFacts.ts';
import { plantedMoney } from './plantedMoney.ts';

const staleOrder = () => {
  const kept = new Map<string, Promise<Order>>();
  return fromPromise<Order, { productId: string; orderId: string }>((args) => {
    const { config } = loadOrder as unknown as { config: (of: typeof args) => Promise<Order> };
    const before = kept.get(args.input.orderId);
    if (before) return before;
    const loaded = config(args);
    void loaded.then(
      () => kept.set(args.input.orderId, loaded),
      () => undefined,
    );
    return loaded;
  });
};

/** A view would read states that the planted machines do not have. */
const hidden = () => null;

const shut = setup({}).createMachine({ id: 'shut', tags: 'modal' });

const doubled = setup({}).createMachine({
  id: 'doubled',
  type: 'parallel',
  states: { one: { tags: 'modal' }, other: { tags: 'modal' } },
});

export const planted = {
  ...plantedMoney,
  ...plantedCodes,
  ...plantedFacts,
  'a call has no limit in time': {
    parts: () =>
      withScreens({
        bindBank: { machine: bindBankMachine.provide({ delays: { requestLimit: 3_600_000 } }) },
      }),
    finds: /is busy beyond its limit/,
  },
  'a dialog has no way on': {
    parts: () => withScreens({ loanConfirm: { machine: shut, View: hidden } }),
    finds: /There is no way on/,
  },
  'two dialogs show': {
    parts: () => withScreens({ loanConfirm: { machine: doubled, View: hidden } }),
    finds: /shows two dialogs/,
  },
  'an order is shown as it was': {
    parts: () =>
      withScreens({
        orderDetails: {
          machine: orderDetailsMachine.provide({ actors: { loadOrder: staleOrder() } }),
        },
      }),
    finds: /An order is shown that the lender did not tell|it is not loaded anew/,
  },
  'nobody tells the order that the person is back': {
    parts: () => ({
      ...ownParts,
      app: ownParts.app.provide({ actions: { notifyReturned: () => undefined } }),
    }),
    finds: /it is not loaded anew/,
  },
} satisfies Record<string, Planted>;
