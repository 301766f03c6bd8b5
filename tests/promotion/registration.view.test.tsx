import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import { RegistrationForm } from '../../views/promotion/RegistrationForm.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { passedOn, screenHarness } from '../models/harness.tsx';
import { model } from './registration.model.ts';
import '../../views/promotion/promotion.css';

await loadWording('spec', ['common', 'promotion', 'outcomeUnknown']);
const harness = screenHarness(({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) => (
  <main>
    <h1>The page of the form</h1>
    <RegistrationForm actor={actor} applyLabel="Apply" />
  </main>
));
testView(model, { ...harness, signals: { ...harness.signals, ...passedOn('address.changed') } });
