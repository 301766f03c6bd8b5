import { JointLoginError } from '../../views/jointLoginError/JointLoginError.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './jointLoginError.model.ts';

await loadWording('spec', ['common', 'jointLoginError']);
testView(model, screenHarness(JointLoginError));
