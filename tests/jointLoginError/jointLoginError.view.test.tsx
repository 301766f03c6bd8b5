import type { JointLoginErrorRef } from '../../machines/jointLoginError/selectors.ts';
import { JointLoginError } from '../../views/jointLoginError/JointLoginError.tsx';
import { RecommendList } from '../../views/jointLoginError/RecommendList.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from '../models/harness.tsx';
import { model } from './jointLoginError.model.ts';

await loadWording('spec', ['common', 'jointLoginError']);
const Screen = ({ actor }: { actor: JointLoginErrorRef }) =>
  actor.getSnapshot().context.route === 'recommendList' ? (
    <RecommendList actor={actor} />
  ) : (
    <JointLoginError actor={actor} />
  );
testView(model, screenHarness(Screen));
