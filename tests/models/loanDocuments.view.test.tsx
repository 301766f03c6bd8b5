import { LoanDocuments } from '../../views/loanDocuments/LoanDocuments.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './loanDocuments.model.ts';

await loadWording('spec', ['common', 'loanDocuments']);
testView(model, screenHarness(LoanDocuments));
