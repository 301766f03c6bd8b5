import { BindBank } from '../../views/bindBank/BindBank.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './bindBank.model.ts';

await loadWording('spec', ['common', 'bindBank', 'outcomeUnknown']);
testView(model, screenHarness(BindBank));
