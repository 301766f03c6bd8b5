import { useSelector } from '@xstate/react';
import type { OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import { type StoredCodeRef, selectLiveCode } from '../../machines/payment/storedCode.ts';
import { ShowCode, Waiting } from '../../views/orderDetails/LiveCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { stillActor } from '../../views/firstPaint/figures/stillActor.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './storedCode.model.ts';

const order: OrderDetailsRef = {
  ...stillActor<OrderDetailsRef>({}),
  subscribe: () => ({ unsubscribe: () => undefined }),
};

/** As the order shows it: the waiting card once the payment was reported, otherwise the button beside its actions. */
const Drawn = ({ actor }: { actor: StoredCodeRef }) =>
  useSelector(actor, selectLiveCode)?.saidPaid ? (
    <Waiting actor={order} storedCode={actor} market={false} />
  ) : (
    <ShowCode actor={actor} />
  );

await loadWording('spec', ['common', 'orderLater']);
testView(model, { ...partHarness(Drawn), signals: passedOn('order.loaded', 'screen.returned') });
