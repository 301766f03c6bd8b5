import { TimeLeft } from '../../views/repaymentCode/CodePage.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './timeLeft.model.ts';

await loadWording('spec', ['common', 'repay']);
testView(model, {
  ...partHarness(TimeLeft),
  signals: passedOn('screen.returned', 'session.changed'),
  isNameless: true,
});
