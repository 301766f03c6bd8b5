import { RepaymentCode } from '../../views/repaymentCode/RepaymentCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { paymentHarness } from '../models/paymentHarness.tsx';
import { model } from './repaymentCode.model.ts';

await loadWording('spec', ['common', 'repay', 'customerService']);
testView(model, paymentHarness(RepaymentCode));
