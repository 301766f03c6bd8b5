import { AppRating } from '../../views/orderDetails/OrderDialogs.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { partHarness } from '../models/harness.tsx';
import { model } from './rating.model.ts';

await loadWording('spec', ['common', 'orderLater', 'outcomeUnknown']);
testView(model, { ...partHarness(AppRating), isNameless: true });
