import { OldRepayment } from '../../views/oldRepayment/OldRepayment.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './oldRepayment.model.ts';

await loadWording('spec', ['common', 'oldRepayment', 'outcomeUnknown']);
testView(model, screenHarness(OldRepayment));
