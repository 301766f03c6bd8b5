import { ComplaintDetails } from '../../views/complaintDetails/ComplaintDetails.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './complaintDetails.model.ts';

await loadWording('spec', ['common', 'complaint', 'outcomeUnknown']);
testView(model, screenHarness(ComplaintDetails));
