import { Toasts } from '../../views/app/Toasts.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, partHarness } from '../models/harness.tsx';
import { model } from './toaster.model.ts';

await loadWording('spec', ['common', 'bindBank']);
testView(model, {
  ...partHarness(Toasts),
  signals: passedOn('toast.requested', 'toast.dismissed', 'screen.left', 'request.opened'),
});
