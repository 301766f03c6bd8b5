import { OrderDetails } from '../../views/orderDetails/OrderDetails.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './orderDetails.model.ts';

await loadWording('spec', ['common', 'orderDetails', 'outcomeUnknown']);
testView(model, screenHarness(OrderDetails));
