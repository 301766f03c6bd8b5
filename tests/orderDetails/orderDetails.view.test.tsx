import { OrderDetails } from '../../views/orderDetails/OrderDetails.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { model } from './orderDetails.model.ts';
import { paymentHarness } from '../models/paymentHarness.tsx';

await loadWording('spec', ['common', 'orderDetails', 'orderLater', 'outcomeUnknown']);
testView(model, paymentHarness(OrderDetails));
