import type { EventObject } from 'xstate';
import type { LandingRef } from '../../machines/promotion/landing/selectors.ts';
import { loadAgreement } from '../../views/promotion/agreement.ts';
import { Promotion } from '../../views/promotion/Promotion.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../kit/run/view.tsx';
import { environment } from './fixtures/environment.ts';
import { screenHarness } from './harness.tsx';
import { model } from './landing.model.ts';

await Promise.all([
  loadWording('spec', ['common', 'promotion', 'outcomeUnknown']),
  loadAgreement(environment),
]);
const { draw } = screenHarness(({ actor }: { actor: LandingRef }) => <Promotion actor={actor} />);
const pass = ({ actor }: { actor: { send: (event: EventObject) => void } }, event: unknown) =>
  actor.send(event as EventObject);
testView(model, { draw, signals: { 'toast.dismissed': pass, 'address.changed': pass } });
