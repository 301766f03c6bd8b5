import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openForm, settle, stopClock } from './wire.ts';

beforeEach(() => void stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (code: string | number, message: string) => ({ code, message, data: null });
const accepted = { code: 0, message: 'ok', data: {} };

describe('asking for a code', () => {
  test('sends the whole payload, with the sid as device', async () => {
    const { actor, fill, network } = await openForm();
    fill();
    actor.send({ type: 'code.requested' });
    await settle();
    expect(network.last('get-sms').body).toEqual({
      phone: '13912345678',
      capcode: 'AB3D',
      sid: 'sid-1',
      deviceId: 'sid-1',
      appName: 'PeraLoan',
      app_from: 'web',
      user_from: 'fb',
      utm_tag: 'u1',
    });
  });

  test('does not send a captcha answer when its image could not be drawn', async () => {
    const { actor, fill, network, type } = await openForm();
    fill();
    actor.getSnapshot().children.captcha?.send({ type: 'image.broken' });
    type('capcode', 'AB3D');
    actor.send({ type: 'code.requested' });
    await settle();
    expect(network.to('get-sms')).toEqual([]);
    expect(actor.getSnapshot().context.faults).toEqual({ capcode: { key: 'promotion.captchaMissing' } });
  });

  test('forgets that an image was missing once there is one again', async () => {
    const { actor, fill, network, type } = await openForm();
    fill();
    actor.getSnapshot().children.captcha?.send({ type: 'image.broken' });
    type('capcode', 'AB3D');
    actor.send({ type: 'code.requested' });
    expect(actor.getSnapshot().context.faults).toEqual({ capcode: { key: 'promotion.captchaMissing' } });
    actor.send({ type: 'connection.restored' });
    await settle();
    await network.last('get-sid').answer({ code: '0', data: { sid: 'sid-2' } });
    await network.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
    expect(actor.getSnapshot().context.faults).toEqual({});
  });

  test('registers immediately while a code is being sent, and starts the countdown', async () => {
    const { actor, fill, network, told } = await openForm();
    fill();
    actor.send({ type: 'code.requested' });
    await settle();
    actor.send({ type: 'registration.sent' });
    await settle();
    expect(network.last('get-sms').signal.aborted).toBe(true);
    expect(network.to('register')).toHaveLength(1);
    expect(told().map((event) => event.type)).toEqual(['event.tracked']);
    expect(actor.getSnapshot().value).toEqual({ open: 'registering' });
    await network.last('register').answer(refusal(5, 'Not today'));
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'pausing' } });
  });

  test('says what is missing when the user applies without a code, and the code still arrives', async () => {
    const { actor, fill, network, toasts, told, type } = await openForm();
    fill();
    type('smsCode', '');
    actor.send({ type: 'code.requested' });
    await settle();
    actor.send({ type: 'registration.sent' });
    expect(actor.getSnapshot().context.faults).toEqual({ smsCode: { key: 'promotion.smsCodeMissing' } });
    expect(told().map((event) => event.type)).toEqual(['event.tracked']);
    await network.last('get-sms').answer(accepted);
    expect(toasts()).toEqual([{ key: 'promotion.codeSent' }]);
    expect(actor.getSnapshot().value).toEqual({ open: { editing: 'pausing' } });
  });
});

describe('another image', () => {
  test('drops an answer when another image shows after the connection was lost', async () => {
    const { actor, fill, network, type } = await openForm();
    fill();
    actor.getSnapshot().children.captcha?.send({ type: 'image.broken' });
    type('capcode', 'AB3D');
    actor.send({ type: 'connection.restored' });
    await settle();
    await network.last('get-sid').answer({ code: '0', data: { sid: 'sid-2' } });
    await network.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
    expect(actor.getSnapshot().context).toMatchObject({ sid: 'sid-2', phone: '13912345678', capcode: '' });
  });

  test('does not send an answer to a replaced image', async () => {
    const { actor, fill, network, type } = await openForm();
    fill();
    actor.send({ type: 'captcha.tapped' });
    type('capcode', 'AB3D');
    actor.send({ type: 'code.requested' });
    await settle();
    expect(network.to('get-sms')).toEqual([]);
    expect(actor.getSnapshot().context.faults).toEqual({ capcode: { key: 'promotion.captchaMissing' } });
  });
});

describe('registering', () => {
  const applied = async () => {
    const form = await openForm();
    form.fill();
    form.actor.send({ type: 'registration.sent' });
    await settle();
    return form;
  };

  test('sends the whole payload under one key, and reports the click', async () => {
    const { network, told } = await applied();
    const call = network.last('register');
    expect(call.body).toEqual({
      phone: '13912345678',
      capcode: 'AB3D',
      sid: 'sid-1',
      deviceId: 'sid-1',
      appName: 'PeraLoan',
      merchantNumber: '0',
      userName: '13912345678',
      smsCode: '123456',
      invite_code: 'MARIA',
      user_from: 'fb',
      id: 't1',
      app_from: 'web',
      utm_tag: 'u1',
    });
    expect(call.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(told()).toEqual([
      {
        type: 'event.tracked',
        tracked: {
          kind: 'click',
          payload: {
            page_id: 't1',
            user_from: 'fb',
            client_type: 'android',
            page_type: '1',
            utm_tag: 'u1',
            app_from: 'web',
            phone: '13912345678',
          },
        },
      },
    ]);
  });

  test('shows its own text for a wrong captcha without one; the next attempt is a new pending request', async () => {
    const { actor, fill, network } = await applied();
    const first = network.last('register').key;
    await network.last('register').answer(refusal(-1, ''));
    expect(actor.getSnapshot().context.faults).toEqual({ capcode: { key: 'promotion.capcodeWrong' } });
    await network.last('get-captcha').answer(new Blob(['png'], { type: 'image/png' }));
    fill();
    actor.send({ type: 'registration.sent' });
    await settle();
    expect(network.last('register').key).not.toBe(first);
  });

  test('reports a missing image only in its place while the outcome is unknown: a toast would seem to be about the registration', async () => {
    const { actor, dialog, network, toasts } = await applied();
    const breakImage = () => actor.getSnapshot().children.captcha?.send({ type: 'image.broken' });
    await network.last('register').fail();
    breakImage();
    expect(toasts()).toEqual([]);
    dialog()?.send({ type: 'dialog.closed' });
    await settle();
    actor.send({ type: 'captcha.tapped' });
    await settle();
    await network.last('get-sid').answer({ code: 7, message: 'Come back tomorrow', data: null });
    expect(toasts()).toEqual([{ text: 'Come back tomorrow' }]);
  });
});

test('restores what was typed, the image and the countdown after a reload, but not the code', async () => {
  const { actor, network } = await openForm({
    phone: '13912345678',
    capcode: 'AB3D',
    sid: 'sid-0',
    time: 77,
    deadline: Date.now() + 30_000,
  });
  expect(network.to('get-sid')).toEqual([]);
  expect(network.last('get-captcha').query).toMatchObject({ sid: 'sid-0', t: '77' });
  expect(actor.getSnapshot().context).toMatchObject({ phone: '13912345678', capcode: 'AB3D', smsCode: '' });
  expect(actor.getSnapshot().value).toEqual({ open: { editing: 'pausing' } });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(actor.getSnapshot().value).toEqual({ open: { editing: 'free' } });
});
