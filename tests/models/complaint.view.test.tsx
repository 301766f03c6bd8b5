import { Complaint } from '../../views/complaint/Complaint.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './complaint.model.ts';

await loadWording('spec', ['common', 'complaint']);
testView(model, screenHarness(Complaint));
