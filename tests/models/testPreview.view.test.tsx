import { TestPreview } from '../../views/testPreview/TestPreview.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './testPreview.model.ts';

await loadWording('spec', ['common', 'testPreview']);
testView(model, screenHarness(TestPreview));
