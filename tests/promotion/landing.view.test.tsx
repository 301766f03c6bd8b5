import type { LandingRef } from '../../machines/promotion/landing/selectors.ts';
import { otherLanguages } from '../../machines/root/language.ts';
import { Start } from '../../views/app/start.ts';
import { type Agreement, loadAgreement } from '../../views/promotion/agreement.ts';
import { Promotion } from '../../views/promotion/Promotion.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { environment } from '../models/fixtures/environment.ts';
import { passedOn, screenHarness } from '../models/harness.tsx';
import { model } from './landing.model.ts';

const agreement: Agreement = {};
await Promise.all([
  loadWording('spec', ['common', 'promotion', 'outcomeUnknown']),
  loadAgreement(agreement, environment),
]);
const { draw } = screenHarness(({ actor }: { actor: LandingRef }) => (
  <Start value={{ languages: otherLanguages(environment) }}>
    <Promotion actor={actor} agreement={agreement} />
  </Start>
));
testView(model, {
  draw,
  // After an exception in the page, the fallback outside React is shown.
  root: (seen) => !seen.matches({ page: 'crashed' }),
  keeps: { 'the agreement is written for the app that the build names': ['PeraLoan'] },
  signals: passedOn('toast.dismissed', 'address.changed', 'exception.noticed', 'clock.corrected'),
});
