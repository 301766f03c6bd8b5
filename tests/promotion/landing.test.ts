import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';
import { landingMachine, type PromotionCommand } from '../../machines/landing/machine.ts';
import { selectLandingLink } from '../../machines/landing/selectors.ts';
import { environment } from '../models/fixtures/environment.ts';
import { heldNetwork, settle, stopClock } from './wire.ts';

beforeEach(() => void stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const silent = setup({}).createMachine({});

const open = async (search: string, hash = '') => {
  const network = heldNetwork();
  const commands: PromotionCommand[] = [];
  const actor = createActor(
    landingMachine.provide({
      actors: {
        address: fromCallback<PromotionCommand>(({ receive }) =>
          receive((command) => commands.push(command)),
        ),
        watchConnection: fromCallback(() => undefined),
        loadAgreement: fromPromise<void>(async () => {}),
        registration: silent as never,
      },
    }),
    {
      input: {
        environment,
        origin: 'https://app.test',
        clientType: 'ios',
        address: { search, hash },
      },
    },
  ).start();
  await settle();
  return { actor, network, commands };
};

const visit = '?id=t1&user_from=fb&utm_tag=u1&app_from=web';

test('a visit loads the template of its id and is counted once, whatever page is looked at in between', async () => {
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

test('a hash route that is opened by itself counts no visit and opens no form', async () => {
  const { actor, network } = await open('', '#/downloadTemplate?id=t2');
  expect(network.last('channel-template').query).toMatchObject({ templateId: 't2' });
  expect(network.to('track-visit')).toEqual([]);
  expect(actor.getSnapshot().children.registration).toBeUndefined();
});

test('a hash route without parameters loads the template of the page', async () => {
  const { network } = await open('?id=t7', '#/downloadTemplate');
  expect(network.last('channel-template').query).toMatchObject({ templateId: 't7' });
});

test.each([
  ['keeps the query of the page', `${visit}&invite_code=i1&UC=uc1&lang=en`, '#/'],
  ['takes the parameters of the hash when the page has none', '', '?id=t2&user_from=fb#/'],
])('the way back from the agreement %s', async (_, search, link) => {
  const { actor } = await open(search, '#/agreementTemplate?id=t2&user_from=fb');
  expect(selectLandingLink(actor.getSnapshot())).toBe(link);
});

test('a call that counts holds up no other while it has no answer', async () => {
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
])('with %s a visitor who registered goes to the download page', async (_, ids, hash) => {
  for (const type of ['visitor.registered', 'visitor.recognised'] as const) {
    const { actor, commands } = await open(visit + ids);
    actor.send({ type });
    expect(commands).toEqual([{ type: 'hash.opened', hash }]);
  }
});

test('with both the page stays, and offers the way to the app', async () => {
  const { actor, commands } = await open(`${visit}&down_id=d1&links_id=l1`);
  actor.send({ type: 'visitor.registered' });
  expect(commands).toEqual([]);
  actor.send({ type: 'download.chosen' });
  expect(commands).toHaveLength(1);
});

test('a completion is counted when the link has UC, for a new registration alone', async () => {
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

test('a template that is refused says why; what is loaded goes into the store, its unsafe picture left out', async () => {
  const { actor, network } = await open(visit);
  network.last('channel-template').answer({ code: '12', message: 'This promotion is over.', data: null });
  await settle();
  expect(actor.getSnapshot().children.toaster?.getSnapshot().context.queue[0]?.message).toEqual({
    text: 'This promotion is over.',
  });
  actor.send({ type: 'retry.requested' });
  await settle();
  network.last('channel-template').answer({
    code: '00',
    data: { id: 1, title: 'Hello', banner: 'javascript:alert(1)', downloadUrl: null },
  });
  await settle();
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
])('the store link %s is opened', async (link, command) => {
  const { actor, commands } = await open(visit);
  actor.send({ type: 'link.opened', link });
  expect(commands).toEqual([command]);
});

test.each([
  'javascript:alert(1)',
  'intent://store',
  'loanapp://wallet',
  'data:text/html,x',
  ' https://a.example',
])('the store link %j is refused with a message', async (link) => {
  const { actor, commands } = await open(visit);
  actor.send({ type: 'link.opened', link });
  expect(commands).toEqual([]);
  expect(actor.getSnapshot().children.toaster?.getSnapshot().context.queue[0]?.message).toEqual({
    key: 'link.refused',
  });
});
