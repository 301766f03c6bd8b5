import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import { RegistrationForm } from '../../views/promotion/RegistrationForm.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { screenHarness } from './harness.tsx';
import { model } from './registration.model.ts';
import '../../views/promotion/promotion.css';

await loadWording('spec', ['common', 'promotion', 'outcomeUnknown']);
testView(
  model,
  screenHarness(({ actor }: { actor: ActorRefFrom<typeof registrationMachine> }) => (
    <RegistrationForm actor={actor} applyLabel="Apply" />
  )),
);
