import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captchaMachine } from '../../machines/promotion/captcha/machine.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { doubles } from '../../packages/kit/standIn.ts';
import { heldNetwork, settle, stopClock } from './wire.ts';

beforeEach(() => void stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const png = () => new Blob(['png'], { type: 'image/png' });

const open = () => {
  const network = heldNetwork();
  const { double, all } = doubles();
  const input = { owner: double('owner'), sid: '', time: 0 };
  const { subject: actor } = startUnderRoot(captchaMachine, input);
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    network,
    state,
    owned: () => all.get('owner')?.received,
  };
};

test('loads the session first, then its image with a timestamp', async () => {
  const { actor, network, state } = open();
  await settle();
  expect(network.calls.map(({ path }) => path)).toEqual(['get-sid']);
  network.last('get-sid').answer({ code: '0', message: 'ok', data: { sid: 'sid-1' } });
  await settle();
  expect(network.last('get-captcha').query).toMatchObject({ sid: 'sid-1', t: String(Date.now()) });
  network.last('get-captcha').answer(png());
  await settle();
  expect(state()).toBe('shown');
  expect(actor.getSnapshot().context.image).toMatch(/^blob:/);
});

test('reports and revokes a broken image, which can be requested again', async () => {
  const { actor, network, state, owned } = open();
  await settle();
  network.last('get-sid').answer({ code: 0, data: { sid: 'sid-1' } });
  await settle();
  network.last('get-captcha').answer(png());
  await settle();
  actor.send({ type: 'image.broken' });
  expect(state()).toBe('failed');
  expect(owned()?.slice(1)).toEqual([
    { type: 'captcha.broken' },
    { type: 'captcha.failed', message: { key: 'error' } },
  ]);
  actor.send({ type: 'captcha.refreshed' });
  await settle();
  expect(network.to('get-sid')).toHaveLength(2);
});

test('aborts the old image when a new one is requested', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const { actor, network } = open();
  await settle();
  network.last('get-sid').answer({ code: 0, data: { sid: 'sid-1' } });
  await settle();
  network.last('get-captcha').answer(png());
  await settle();
  const { image } = actor.getSnapshot().context;
  actor.send({ type: 'captcha.refreshed' });
  expect(revoked).toHaveBeenCalledWith(image);
});

test.each([
  ['refused', { code: 7, message: 'Come back tomorrow', data: null }, { text: 'Come back tomorrow' }],
  ['without a session', { code: 0, data: { sid: '' } }, { key: 'error' }],
  ['garbage', '<html>', { key: 'error' }],
])('shows an error for a session call that is %s, and a retry starts again', async (_, answer, message) => {
  const { actor, network, state, owned } = open();
  await settle();
  network.last('get-sid').answer(answer);
  await settle();
  expect(state()).toBe('failed');
  expect(owned()).toEqual([{ type: 'captcha.failed', message }]);
  actor.send({ type: 'captcha.refreshed' });
  await settle();
  expect(network.to('get-sid')).toHaveLength(2);
});

test.each([
  ['a page instead of an image', new Blob(['<html>'], { type: 'text/html' })],
  ['a refusal instead of an image', new Blob(['{}'], { type: 'application/json' })],
])('rejects %s as an image', async (_, answer) => {
  const { network, state, owned } = open();
  await settle();
  network.last('get-sid').answer({ code: 0, data: { sid: 'sid-1' } });
  await settle();
  network.last('get-captcha').answer(answer);
  await settle();
  expect(state()).toBe('failed');
  expect(owned()).toEqual([{ type: 'captcha.failed', message: { key: 'error' } }]);
});

test('aborts an image that does not arrive within a minute', async () => {
  const { network, state } = open();
  await settle();
  network.last('get-sid').answer({ code: 0, data: { sid: 'sid-1' } });
  await settle();
  const call = network.last('get-captcha');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(call.signal.aborted).toBe(true);
  expect(state()).toBe('failed');
});
