import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type EventObject, fromCallback, fromPromise } from 'xstate';
import type { PromotionCommand } from '../../machines/promotion/landing/context.ts';
import { connectionMachine } from '../../machines/root/connection.ts';
import { landingMachine } from '../../machines/promotion/landing/machine.ts';
import {
  selectLandingLink,
  selectPageState,
  selectTakesLanguages,
} from '../../machines/promotion/landing/selectors.ts';
import { registrationMachine } from '../../machines/promotion/registration/machine.ts';
import { bookDouble } from '../doubles/pendingStore.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { environment } from '../models/fixtures/environment.ts';
import { heldNetwork, settle, stopClock } from './wire.ts';

beforeEach(() => void stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  const network = heldNetwork();
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
        book: bookDouble(),
      },
    },
  ).start();
  await settle();
  return {
    actor,
    network,
    formTold,
    opened: () => commands.filter(({ type }) => type !== 'sentinel.set'),
    /** Whether back is intercepted, at each change. */
    commands,
  };
};

const toasted = ({ actor }: Awaited<ReturnType<typeof open>>) =>
  actor
    .getSnapshot()
    .children.toaster?.getSnapshot()
    .context.queue.map(({ message }) => message);

const visit = '?id=t1&user_from=fb&utm_tag=u1&app_from=web';

test('loads the template of its id and counts the visit once, also when other pages are opened in between', async () => {
  const { actor, network } = await open(visit);
  expect(network.last('channel-template').query).toMatchObject({ templateId: 't1' });
  expect(network.last('track-visit').query).toMatchObject({
    page_id: 't1',
    user_from: 'fb',
    client_type: 'ios',
    page_type: '1',
    utm_tag: 'u1',
    app_from: 'web',
  });
  actor.send({ type: 'address.changed', address: { search: visit, hash: '#/agreementTemplate?id=t1' } });
  actor.send({ type: 'address.changed', address: { search: visit, hash: '#/' } });
  await settle();
  expect(network.to('track-visit')).toHaveLength(1);
  expect(network.to('channel-template')).toHaveLength(1);
});

test('counts no visit and opens no form for a hash route opened directly', async () => {
  const { actor, network } = await open('', { hash: '#/downloadTemplate?id=t2' });
  expect(network.last('channel-template').query).toMatchObject({ templateId: 't2' });
  expect(network.to('track-visit')).toEqual([]);
  expect(actor.getSnapshot().children.registration).toBeUndefined();
});

test("loads the page's template for a hash route without parameters", async () => {
  const { network } = await open('?id=t7', { hash: '#/downloadTemplate' });
  expect(network.last('channel-template').query).toMatchObject({ templateId: 't7' });
});

test.each([
  ['keeps the query of the page', `${visit}&invite_code=i1&UC=uc1&lang=en`, '#/'],
  ['takes the parameters of the hash when the page has none', '', '?id=t2&user_from=fb#/'],
])('uses a back link on the agreement that %s', async (_, search, link) => {
  const { actor } = await open(search, { hash: '#/agreementTemplate?id=t2&user_from=fb' });
  expect(selectLandingLink(actor.getSnapshot())).toBe(link);
});

test('does not delay other calls by a tracking call in flight', async () => {
  const { actor, network } = await open(`${visit}&UC=uc1`);
  actor.send({ type: 'visitor.registered' });
  await settle();
  expect(network.calls.map(({ path }) => path).filter((path) => path.startsWith('track-'))).toEqual([
    'track-visit',
    'track-complete',
  ]);
});

test.each([
  ['neither', '', '#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1'],
  [
    'links_id alone',
    '&links_id=l1',
    '#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1&links_id=l1',
  ],
  [
    'down_id alone',
    '&down_id=d1',
    '#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1&down_id=d1',
  ],
])('opens the download page for a registered visitor with %s', async (_, ids, hash) => {
  for (const type of ['visitor.registered', 'visitor.recognised'] as const) {
    const { actor, opened } = await open(visit + ids);
    actor.send({ type });
    expect(opened()).toEqual([{ type: 'hash.opened', hash }]);
  }
});

test('stays on the page and links to the app when it was given both ids', async () => {
  const { actor, opened } = await open(`${visit}&down_id=d1&links_id=l1`);
  actor.send({ type: 'visitor.registered' });
  expect(opened()).toEqual([]);
  actor.send({ type: 'download.chosen' });
  expect(opened()).toHaveLength(1);
});

test('counts a completion for a new registration only, when the link has UC', async () => {
  const counted = await open(`${visit}&UC=uc1`);
  counted.actor.send({ type: 'visitor.registered' });
  await settle();
  expect(counted.network.last('track-complete').query).toMatchObject({ UC: 'uc1', page_id: 't1' });
  for (const [search, type] of [
    [visit, 'visitor.registered'],
    [`${visit}&UC=uc1`, 'visitor.recognised'],
  ] as const) {
    const { actor, network } = await open(search);
    actor.send({ type });
    await settle();
    expect(network.to('track-complete')).toEqual([]);
  }
});

test('explains a refused template; stores a loaded one without its unsafe picture', async () => {
  const { actor, network } = await open(visit);
  await network
    .last('channel-template')
    .answer({ code: '12', message: 'This promotion is over.', data: null });
  expect(actor.getSnapshot().children.toaster?.getSnapshot().context.queue[0]?.message).toEqual({
    isOnPage: true,
    text: 'This promotion is over.',
  });
  actor.send({ type: 'retry.requested' });
  await settle();
  await network.last('channel-template').answer({
    code: '00',
    data: { id: 1, title: 'Hello', banner: 'javascript:alert(1)', downloadUrl: null },
  });
  expect(actor.getSnapshot().context.template.getSnapshot().context.template).toEqual({
    id: '1',
    title: 'Hello',
    banner: '',
    slogan: '',
    buttonText: '',
    downloadUrl: '',
    appStoreUrl: '',
  });
});

test.each([
  ['https://store.example/app', { type: 'url.opened', url: 'https://store.example/app' }],
  ['/app.apk', { type: 'url.opened', url: '/app.apk' }],
])('opens the store link %s', async (link, command) => {
  const { actor, opened } = await open(visit);
  actor.send({ type: 'link.opened', link });
  expect(opened()).toEqual([command]);
});

test.each([
  'javascript:alert(1)',
  'intent://store',
  'loanapp://wallet',
  'data:text/html,x',
  ' https://a.example',
])('rejects the store link %j with a message', async (link) => {
  const page = await open(visit);
  page.actor.send({ type: 'link.opened', link });
  expect(page.opened()).toEqual([]);
  expect(toasted(page)).toEqual([{ key: 'link.refused' }]);
});

test('opens a store once for a double tap; another page of the promotion, or five seconds, make the next tap count', async () => {
  const { actor, opened } = await open('', { hash: '#/downloadTemplate?id=t1' });
  const choose = () => actor.send({ type: 'link.opened', link: 'https://store.example/app' });
  choose();
  choose();
  await vi.advanceTimersByTimeAsync(4_999);
  choose();
  expect(opened()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  choose();
  expect(opened()).toHaveLength(2);
  actor.send({ type: 'address.changed', address: { search: '', hash: '#/agreementTemplate?id=t1' } });
  choose();
  expect(opened()).toHaveLength(3);
});

const openForm = async (opening: Opening = {}) => {
  const page = await open(visit, { form: () => registrationMachine, ...opening });
  await page.network.last('get-sid').answer({ code: '0', data: { sid: 'sid-1' } });
  await page.network.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
  const form = page.actor.getSnapshot().children.registration;
  return {
    ...page,
    form,
    dialog: () => page.actor.getSnapshot().children.pendingRequests?.getSnapshot().children.outcomeUnknown,
    apply: async () => {
      form?.send({ type: 'field.changed', field: 'phone', value: '13912345678' });
      form?.send({ type: 'field.changed', field: 'capcode', value: 'AB3D' });
      form?.send({ type: 'field.changed', field: 'smsCode', value: '123456' });
      form?.send({ type: 'registration.sent' });
      await settle();
    },
  };
};

test('blocks back while a registration is in flight, and releases it before the page continues', async () => {
  const { apply, dialog, network, commands } = await openForm();
  await apply();
  expect(commands).toEqual([
    { type: 'sentinel.set', mode: 'off' },
    { type: 'sentinel.set', mode: 'now' },
    expect.objectContaining({ type: 'intent.opened' }),
  ]);
  await network.last('register').fail();
  expect(commands.at(-1)).toEqual({ type: 'sentinel.set', mode: 'off' });
  dialog()?.send({ type: 'retry.requested' });
  await settle();
  expect(commands.slice(-2)).toEqual([
    { type: 'sentinel.set', mode: 'now' },
    expect.objectContaining({ type: 'intent.opened' }),
  ]);
  await network.last('register').answer({ code: 0, data: {} });
  expect(commands.slice(6)).toEqual([
    { type: 'sentinel.set', mode: 'off' },
    { type: 'hash.opened', hash: '#/downloadTemplate?app_from=web&user_from=fb&utm_tag=u1&id=t1' },
  ]);
});

test('opens another language once for a double tap, but not while a registration is in flight', async () => {
  const { actor, apply, network, opened } = await openForm();
  const choose = () => actor.send({ type: 'language.chosen', language: 'fil' });
  const chosen = () => opened().filter(({ type }) => type === 'language.chosen');
  await apply();
  choose();
  expect([selectTakesLanguages(actor.getSnapshot()), chosen()]).toEqual([false, []]);
  await network.last('register').answer({ code: 5, message: 'Not today' });
  expect(selectTakesLanguages(actor.getSnapshot())).toBe(true);
  choose();
  choose();
  expect(chosen()).toEqual([{ type: 'language.chosen', language: 'fil' }]);
});

const pause = async ({ network }: Awaited<ReturnType<typeof open>>, name = 'landing') => {
  await network.last('release.json').answer({ release: 'r1', closed: [name] });
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
  await page.network.last('register').answer({ code: 9, message: 'Not now' });
  expect(stand(page)).toBe('closed');
  page.actor.send({ type: 'retry.requested' });
  await page.network.last('release.json').answer({ release: 'r1' });
  expect(stand(page)).toBe('open');
  expect(page.form?.getSnapshot().context.phone).toBe('13912345678');
});

test('keeps the question about an unknown registration during a pause, until it is answered', async () => {
  const page = await openForm();
  await page.apply();
  await pause(page);
  await page.network.last('register').fail();
  expect(stand(page)).toBe('open');
  page.dialog()?.send({ type: 'dialog.closed' });
  await settle();
  expect(stand(page)).toBe('closed');
});
