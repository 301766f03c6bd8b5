import { Site } from '../../views/site/Site.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './site.model.ts';

await loadWording('spec', ['common', 'site', 'document']);
testView(model, screenHarness(Site));
