import { bookDouble } from '../doubles/pendingStore.ts';
import { vi } from 'vitest';
import {
  type ActorRefFrom,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import type { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { promotionPageOf } from '../../services/promotion/page.ts';
import { answers, lender, plant, plantEach, typed } from './canaries.ts';
import { patience } from '../patience.ts';

export const visitPromotion = async (inspect: (event: InspectionEvent) => void): Promise<void> => {
  vi.stubGlobal(
    'fetch',
    lender({
      'channel-template': [
        answers.code('00', plantEach('id', 'title', 'slogan', 'buttonText', 'downloadUrl')),
      ],
      'get-sid': [answers.code('0', { sid: plant() })],
      'get-captcha': [plant()],
      'get-sms': [answers.code(plant(), {}), answers.code(0, { words: plant() })],
      'promotion/register': [answers.code('-1', {}), new Error(plant()), answers.code(11, {})],
      'promotion/track': [answers.code(0, plant())],
    }),
  );
  const names = Object.keys(promotionPageOf(new URLSearchParams()));
  const page = new URLSearchParams(plantEach(...names));
  const promotion = createActor(
    landingMachine.provide({
      actors: { address: fromCallback(() => {}), loadAgreement: fromPromise(async () => {}) },
    }),
    {
      clock: new SimulatedClock(),
      inspect,
      input: {
        environment: { ...parseEnvironment({}), ...plantEach('appName', 'servicePhone') },
        origin: 'https://app.test',
        clientType: 'android',
        address: { hash: '', search: page.toString() },
        release: plant(),
        book: bookDouble(),
      },
    },
  );
  promotion.start();
  const registration = promotion.getSnapshot().children['registration'] as ActorRefFrom<
    typeof registrationMachine
  >;
  const shown = () =>
    waitFor(registration, ({ context, children }) => context.sid !== '' && !children['sendSms'], {
      ...patience,
    });
  await shown();
  for (const field of ['phone', 'capcode', 'smsCode'] as const)
    registration.send({ type: 'field.changed', field, value: typed[field] });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    registration.send({ type: 'code.requested' });
    await shown();
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    registration.send({ type: 'registration.sent' });
    await waitFor(registration, ({ children }) => !children['register'], patience);
    await shown();
    registration.getSnapshot().children.outcomeUnknown?.send({ type: 'dialog.closed' });
    registration.send({ type: 'field.changed', field: 'capcode', value: typed.capcode });
  }
  promotion.stop();
};
