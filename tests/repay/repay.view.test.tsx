import { Repay } from '../../views/repay/Repay.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { paymentHarness } from '../models/paymentHarness.tsx';
import { model } from './repay.model.ts';

await loadWording('spec', ['common', 'repay', 'outcomeUnknown']);
testView(model, paymentHarness(Repay));
