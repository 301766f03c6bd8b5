import { ChooseCard } from '../../views/chooseCard/ChooseCard.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './chooseCard.model.ts';

await loadWording('spec', ['common', 'oldRepayment']);
testView(model, screenHarness(ChooseCard));
