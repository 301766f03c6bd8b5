import type { KeptCodeRef } from '../../machines/payment/keptCode.ts';
import { ShowCode, Waiting } from '../../views/orderDetails/LiveCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './keptCode.model.ts';

const Drawn = ({ actor }: { actor: KeptCodeRef }) => (
  <>
    <Waiting actor={actor} />
    <ShowCode actor={actor} />
  </>
);

await loadWording('spec', ['common', 'orderLater']);
testView(model, { ...partHarness(Drawn), signals: passedOn('order.loaded', 'screen.returned') });
