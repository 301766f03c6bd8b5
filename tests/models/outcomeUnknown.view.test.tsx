import { OutcomeUnknown } from '../../views/outcomeUnknown/OutcomeUnknown.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './outcomeUnknown.model.ts';

await loadWording('spec', ['common', 'unknown']);
testView(model, screenHarness(OutcomeUnknown));
