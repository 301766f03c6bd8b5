import { storeDouble } from '../doubles/pendingStore.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { captchaMachine } from '../../machines/promotion/captcha/machine.ts';
import { connectionMachine } from '../../machines/root/connection.ts';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import { otherLanguages } from '../../machines/root/language.ts';
import { trackerMachine } from '../../machines/root/tracker.ts';
import { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import { register } from '../../services/promotion/actors.ts';
import type { Registration } from '../../services/promotion/payload.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import { Start } from '../../views/app/start.ts';
import { type Agreement, loadAgreement } from '../../views/promotion/agreement.ts';
import { Promotion } from '../../views/promotion/Promotion.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';
import { template } from './template.ts';
import '../../views/styles/all.css';
import '../../views/promotion/promotion.css';

const agreement: Agreement = {};
beforeAll(() =>
  Promise.all([
    loadWording('spec', ['common', 'promotion', 'outcomeUnknown']),
    loadAgreement(agreement, environment),
  ]),
);

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const lost: ServiceFailure = { kind: 'failed', reason: 'network' };

let answerRegistration: (failure: ServiceFailure) => void = () => undefined;

const open = async (
  hash = '',
  changes: Partial<typeof template> | 'lost' = {},
  clientType: 'pc' | 'ios' = 'pc',
) => {
  const captcha = captchaMachine.provide({
    actors: { requestSid: fromPromise(async () => 's1'), loadCaptcha: fromPromise(async () => pixel) },
  });
  const actor = createActor(
    landingMachine.provide({
      actors: {
        address: fromCallback(() => undefined),
        connection: connectionMachine.provide({ actors: { watchDevice: fromCallback(() => undefined) } }),
        watchPage: fromCallback(() => undefined),
        tracker: trackerMachine.provide({ actors: { record: fromPromise<void, unknown>(async () => {}) } }),
        loadAgreement: fromPromise<void>(async () => {}),
        loadTemplate: fromPromise(async () => {
          if (changes === 'lost') throw lost;
          return { ...template, ...changes };
        }),
        registration: registrationMachine.provide({
          actors: {
            captcha,
            register: Object.assign(
              fromPromise<unknown, { registration: Registration }>(
                () => new Promise((_, reject) => (answerRegistration = reject)),
              ),
              { describe: register.describe, isIrreversible: true } as const,
            ),
          },
        }),
      },
    }),
    {
      input: {
        environment,
        origin: 'https://app.test',
        clientType,
        address: { search: '?id=t1', hash },
        release: 'r1',
        pendingStore: storeDouble(),
      },
    },
  ).start();
  render(
    <Start value={{ languages: otherLanguages(environment) }}>
      <Promotion actor={actor} agreement={agreement} />
    </Start>,
  );
  await act(async () => undefined);
  return actor;
};

const apply = async (actor: Awaited<ReturnType<typeof open>>) =>
  act(async () => {
    const form = actor.getSnapshot().children.registration;
    form?.send({ type: 'field.changed', field: 'phone', value: '13912345678' });
    form?.send({ type: 'field.changed', field: 'capcode', value: 'AB3D' });
    form?.send({ type: 'field.changed', field: 'smsCode', value: '123456' });
    screen.getByRole('button', { name: 'Apply' }).click();
  });

const faults = async () => {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
};

describe('without a fault that axe finds', () => {
  test('finds no violation on the download page and the agreement', async () => {
    await open('#/downloadTemplate?id=t1');
    expect(await faults()).toEqual([]);
    cleanup();
    await open('#/agreementTemplate?id=t1');
    expect(await faults()).toEqual([]);
  });

  test('finds no violation without a template', async () => {
    await open('', 'lost');
    expect(await faults()).toEqual([]);
  });
});

test('shows each error at its field, and focuses the first wrong field', async () => {
  await open();
  await act(async () => screen.getByRole('button', { name: 'Apply' }).click());
  for (const [label, error] of [
    ['Mobile', '请正确输入手机号'],
    ['Image captcha', '请输入图形验证码'],
    ['SMS code', '请输入短信验证码'],
  ] as const) {
    const input = screen.getByRole('textbox', { name: label });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    // The error of the phone number takes the place of its hint, which says the same.
    expect(described).toEqual([error, undefined]);
  }
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Mobile' }));
});

test('announces an error only if its field has the focus already, which reads it otherwise', async () => {
  await open();
  const errors = () =>
    screen.getAllByRole('textbox').map(({ id }) => document.getElementById(`${id}-error`)?.ariaLive);
  await act(async () => screen.getByRole('button', { name: 'Apply' }).click());
  expect(errors()).toEqual(['off', null, null]);
  await act(async () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).form?.requestSubmit(),
  );
  expect(errors()).toEqual(['polite', null, null]);
});

test('requests the right keyboards and autofill for its fields', async () => {
  await open();
  const mobile = screen.getByRole('textbox', { name: 'Mobile' });
  expect([mobile.getAttribute('type'), mobile.getAttribute('autocomplete')]).toEqual(['tel', 'tel']);
  const code = screen.getByRole('textbox', { name: 'SMS code' });
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual([
    'numeric',
    'one-time-code',
  ]);
});

test.each([
  ['Mobile', '1391278', 4, '-3456', '13913456278'],
  ['Image captcha', 'AD', 1, ' B3', 'AB3D'],
  ['SMS code', '1256', 2, ' 34', '123456'],
])(
  'keeps the caret in place after a rejected character in the %s',
  async (name, before, at, typed, after) => {
    await open();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name });
    await userEvent.fill(input, before);
    input.setSelectionRange(at, at);
    await userEvent.keyboard(typed);
    expect(input.value).toBe(after);
  },
);

test.each([
  [
    'pc',
    {},
    { 'Download for Android': template.downloadUrl, 'Download on the App Store': template.appStoreUrl },
  ],
  ['pc', { appStoreUrl: '' }, { 'Download for Android': template.downloadUrl }],
  ['ios', {}, { 'Download on the App Store': template.appStoreUrl }],
  ['ios', { appStoreUrl: '' }, { Download: template.downloadUrl }],
  ['pc', { appStoreUrl: '', downloadUrl: '' }, {}],
] as const)(
  'on %s with %j, links to the stores by their names: %j',
  async (clientType, changes, expected) => {
    await open('#/downloadTemplate?id=t1', changes, clientType);
    const links = screen.queryAllByRole<HTMLAnchorElement>('link', { name: /^Download/ });
    expect(Object.fromEntries(links.map(({ textContent, href }) => [textContent, href]))).toEqual(expected);
    const none = screen.queryByText('The app is not available for this device yet');
    expect(none !== null).toBe(links.length === 0);
  },
);

test('disables all controls, visibly, while a registration is in flight', async () => {
  await apply(await open());
  for (const label of ['Mobile', 'Image captcha', 'SMS code'])
    expect(screen.getByRole('textbox', { name: label }).hasAttribute('readonly')).toBe(true);
  for (const name of ['Refresh the image captcha', 'Get code', 'Apply'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true');
  const filipino = screen.getByRole('link', { name: 'Filipino' });
  expect(filipino.getAttribute('aria-disabled')).toBe('true');
  await act(async () => answerRegistration({ kind: 'refused', code: '5', message: 'Not today' }));
  for (const name of ['Refresh the image captcha', 'Get code', 'Apply'])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).not.toBe('true');
  expect(filipino.hasAttribute('aria-disabled')).toBe(false);
});
