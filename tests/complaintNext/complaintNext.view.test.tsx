import { ComplaintNext } from '../../views/complaintNext/ComplaintNext.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './complaintNext.model.ts';

await loadWording('spec', ['common', 'complaint', 'outcomeUnknown']);
testView(model, screenHarness(ComplaintNext));
