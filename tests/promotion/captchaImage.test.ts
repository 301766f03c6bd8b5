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
  await network.last('get-sid').answer({ code: '0', message: 'ok', data: { sid: 'sid-1' } });
  expect(network.last('get-captcha').query).toMatchObject({ sid: 'sid-1', t: String(Date.now()) });
  await network.last('get-captcha').answer(png());
  expect(state()).toBe('shown');
  expect(actor.getSnapshot().context.image).toMatch(/^blob:/);
});

test.each([
  ['a page instead of an image', new Blob(['<html>'], { type: 'text/html' })],
  ['a refusal instead of an image', new Blob(['{}'], { type: 'application/json' })],
])('rejects %s as an image', async (_, answer) => {
  const { network, state, owned } = open();
  await settle();
  await network.last('get-sid').answer({ code: 0, data: { sid: 'sid-1' } });
  await network.last('get-captcha').answer(answer);
  expect(state()).toBe('failed');
  expect(owned()).toEqual([{ type: 'captcha.failed', message: { key: 'error', isOnPage: true } }]);
});
