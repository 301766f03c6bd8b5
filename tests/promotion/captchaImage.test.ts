import { expect, test } from 'vitest';
import { captchaMachine } from '../../machines/promotion/captcha/machine.ts';
import { holdCalls, lastTo } from '../doubles/lender.ts';
import { settle, startUnderRoot } from '../doubles/root.ts';
import { doubles } from '../../packages/kit/standIn.ts';

const png = () => new Blob(['png'], { type: 'image/png' });

const open = () => {
  const calls = holdCalls();
  const { double, all } = doubles();
  const input = { owner: double('owner'), sid: '', time: 0 };
  const { subject: actor } = startUnderRoot(captchaMachine, input);
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    calls,
    last: (path: string) => lastTo(calls, path),
    state,
    owned: () => all.get('owner')?.received,
  };
};

test('loads the session first, then its image with a timestamp', async () => {
  const { actor, calls, last, state } = open();
  await settle();
  expect(calls.map(({ path }) => path)).toEqual(['/api/v2/youmi/promotion/get-sid']);
  await last('get-sid').answer({ code: '0', message: 'ok', data: { sid: 'sid-1' } });
  expect(last('get-captcha').query).toMatchObject({ sid: 'sid-1', t: expect.stringMatching(/^\d{13}$/) });
  await last('get-captcha').answer(png());
  await expect.poll(state).toBe('shown');
  expect(actor.getSnapshot().context.image).toMatch(/^blob:/);
});

test.each([
  ['a page instead of an image', new Blob(['<html>'], { type: 'text/html' })],
  ['a refusal instead of an image', new Blob(['{}'], { type: 'application/json' })],
])('rejects %s as an image', async (_, answer) => {
  const { last, state, owned } = open();
  await settle();
  await last('get-sid').answer({ code: 0, data: { sid: 'sid-1' } });
  await last('get-captcha').answer(answer);
  await expect.poll(state).toBe('failed');
  expect(owned()).toEqual([{ type: 'captcha.failed', message: { key: 'error', isOnPage: true } }]);
});
