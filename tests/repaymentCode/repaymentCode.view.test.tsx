import { RepaymentCode } from '../../views/repaymentCode/RepaymentCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { paymentHarness } from '../models/paymentHarness.tsx';
import { model } from './repaymentCode.model.ts';

await loadWording('spec', ['common', 'repay', 'customerService']);
testView(model, {
  ...paymentHarness(RepaymentCode),
  keeps: { 'the page has the same title as what is shared': ['Payment'] },
});
