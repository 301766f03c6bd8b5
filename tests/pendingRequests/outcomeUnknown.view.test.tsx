import { OutcomeUnknownDialog } from '../../views/parts/OutcomeUnknownDialog.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { partHarness, passedOn } from '../models/harness.tsx';
import { model } from './outcomeUnknown.model.ts';

await loadWording('spec', ['common', 'outcomeUnknown']);
testView(model, {
  ...partHarness(OutcomeUnknownDialog),
  signals: passedOn('warning.renewed', 'question.answered', 'back.pressed'),
});
