import { PaymentNotices } from '../../views/paymentNotices/PaymentNotices.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { paymentHarness } from '../models/paymentHarness.tsx';
import { model } from './paymentNotices.model.ts';

await loadWording('spec', ['common', 'repay', 'customerService']);
testView(model, {
  ...paymentHarness(PaymentNotices),
  keeps: { 'the page has the same title as what is shared': ['Payment'] },
});
