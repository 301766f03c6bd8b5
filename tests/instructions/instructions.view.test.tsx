import { Instructions } from '../../views/instructions/Instructions.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { paymentHarness } from '../models/paymentHarness.tsx';
import { model } from './instructions.model.ts';

await loadWording('spec', ['common', 'repay']);
testView(model, {
  ...paymentHarness(Instructions),
  keeps: { 'the wallets have guides of our own, whatever the lender offers': ['7-Eleven'] },
});
