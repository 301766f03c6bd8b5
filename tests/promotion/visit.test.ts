import { expect, test, vi } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PromotionCommand } from '../../machines/promotion/landing/context.ts';
import { connectionMachine } from '../../machines/root/connection.ts';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import {
  selectLandingLink,
  selectPageState,
  selectCanLeave,
} from '../../machines/promotion/landing/selectors.ts';
import { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import { holdCalls, lastTo } from '../doubles/lender.ts';
import { storeDouble } from '../doubles/pendingStore.ts';
import { settle } from '../doubles/root.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { environment } from '../models/fixtures/environment.ts';

const quietForm = (told: object[]) =>
  fromCallback<EventObject, object>(({ input, receive }) => {
    told.push(input);
    receive((event) => told.push(event));
  }) as unknown as typeof registrationMachine;

interface Opening {
  hash?: string;
  form?: (told: object[]) => typeof registrationMachine;
}

const open = async (search: string, { hash = '', form = quietForm }: Opening = {}) => {
  const calls = holdCalls();
  const commands: PromotionCommand[] = [];
  const formTold: object[] = [];
  vi.stubGlobal('localStorage', memoryStorage());
  const actor = createActor(
    landingMachine.provide({
      actors: {
        address: fromCallback<PromotionCommand>(({ receive }) =>
          receive((command) => commands.push(command)),
        ),
        connection: connectionMachine.provide({ actors: { watchDevice: fromCallback(() => undefined) } }),
        watchPage: fromCallback(() => undefined),
        loadAgreement: fromPromise<void>(() => new Promise(() => {})),
        registration: form(formTold),
        ...(form === quietForm && { watchScreen: fromCallback(() => undefined) }),
      },
    }),
    {
      input: {
        environment,
        origin: 'https://app.test',
        clientType: 'ios',
        address: { search, hash },
        release: 'r1',
        pendingStore: storeDouble(),
      },
    },
  ).start();
  await settle();
  return {
    actor,
    calls,
    last: (path: string) => lastTo(calls, path),
    formTold,
    opened: () => commands.filter(({ type }) => type !== 'sentinel.set'),
    /** Whether back is intercepted, at each change. */
    commands,
  };
};

const visit = '?id=t1&user_from=fb&utm_tag=u1&app_from=web';

test.each([
  ['keeps the query of the page', `${visit}&invite_code=i1&UC=uc1&lang=en`, '#/'],
  ['takes the parameters of the hash when the page has none', '', '?id=t2&user_from=fb#/'],
])('uses a back link on the agreement that %s', async (_, search, link) => {
  const { actor } = await open(search, { hash: '#/agreementTemplate?id=t2&user_from=fb' });
  expect(selectLandingLink(actor.getSnapshot())).toBe(link);
});

test('does not delay other calls by a tracking call in flight', async () => {
  const { actor, calls } = await open(`${visit}&UC=uc1`);
  actor.send({ type: 'visitor.registered' });
  await settle();
  expect(calls.flatMap(({ path }) => /track-\w+$/.exec(path) ?? [])).toEqual([
    'track-visit',
    'track-complete',
  ]);
});

test('opens the download page for a registered visitor with down_id alone', async () => {
  for (const type of ['visitor.registered', 'visitor.recognised'] as const) {
    const { actor, opened } = await open(`${visit}&down_id=d1`);
    actor.send({ type });
    const hash = '#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1&down_id=d1';
    expect(opened()).toEqual([{ type: 'hash.opened', hash }]);
  }
});

const openForm = async (opening: Opening = {}) => {
  const page = await open(visit, { form: () => registrationMachine, ...opening });
  await page.last('get-sid').answer({ code: '0', data: { sid: 'sid-1' } });
  await page.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
  const form = page.actor.getSnapshot().children.registration;
  await expect.poll(() => form?.getSnapshot().children.captcha?.getSnapshot().value).toBe('shown');
  return {
    ...page,
    form,
    dialog: () => page.actor.getSnapshot().children.pendingRequests?.getSnapshot().children.outcomeUnknown,
    apply: async () => {
      form?.send({ type: 'field.changed', field: 'phone', value: '13912345678' });
      form?.send({ type: 'field.changed', field: 'capcode', value: 'AB3D' });
      form?.send({ type: 'field.changed', field: 'smsCode', value: '123456' });
      form?.send({ type: 'registration.sent' });
      await expect.poll(() => page.calls.some(({ path }) => path.endsWith('/register'))).toBe(true);
    },
  };
};

test('opens another language once for a double tap, but not while a registration is in flight', async () => {
  const { actor, apply, last, opened } = await openForm();
  const choose = () => actor.send({ type: 'language.chosen', language: 'fil' });
  const chosen = () => opened().filter(({ type }) => type === 'language.chosen');
  await apply();
  choose();
  expect([selectCanLeave(actor.getSnapshot()), chosen()]).toEqual([false, []]);
  await last('register').answer({ code: 5, message: 'Not today' });
  expect(selectCanLeave(actor.getSnapshot())).toBe(true);
  choose();
  choose();
  expect(chosen()).toEqual([{ type: 'language.chosen', language: 'fil' }]);
});

const pause = async ({ last }: Awaited<ReturnType<typeof open>>, name = 'landing') => {
  await last('release.json').answer({ release: 'r1', closed: [name] });
};
const stand = ({ actor }: Awaited<ReturnType<typeof open>>) => selectPageState(actor.getSnapshot());

test.each(['promotion', 'landing', 'registration'])('pauses the promotion by the name %j', async (name) => {
  const page = await openForm();
  await pause(page, name);
  expect(stand(page)).toBe('closed');
});

test('closes the form when the registration was refused during a pause, and reopens it unchanged', async () => {
  const page = await openForm();
  await page.apply();
  await pause(page);
  await page.last('register').answer({ code: 9, message: 'Not now' });
  expect(stand(page)).toBe('closed');
  page.actor.send({ type: 'retry.requested' });
  await page.last('release.json').answer({ release: 'r1' });
  expect(stand(page)).toBe('open');
  expect(page.form?.getSnapshot().context.phone).toBe('13912345678');
});

test('keeps the question about an unknown registration during a pause, until it is answered', async () => {
  const page = await openForm();
  await page.apply();
  await pause(page);
  await page.last('register').cut();
  expect(stand(page)).toBe('open');
  page.dialog()?.send({ type: 'dialog.closed' });
  await settle();
  expect(stand(page)).toBe('closed');
});
