import { LoanConfirm } from '../../views/loanConfirm/LoanConfirm.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './loanConfirm.model.ts';

await loadWording('spec', ['common', 'loanConfirm', 'outcomeUnknown', 'orderDetails']);
testView(model, {
  ...screenHarness(LoanConfirm),
  keeps: {
    'the disclosure has a line of the same name': ['You receive'],
  },
});
