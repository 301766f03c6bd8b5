import { expect, test } from 'vitest';
import { start } from '../sandbox/start.ts';

const base = '/api/v2/youmi';

const open = async () => {
  const sandbox = await start();
  const json = async (response: Promise<Response>) => (await response).json();
  const { sid } = (await json(sandbox.get(`${base}/promotion/get-sid`, {}))).data as { sid: string };
  const image = (t: string) => sandbox.get(`${base}/promotion/get-captcha`, { sid, t });
  const characters = async () => {
    await image('1');
    return ((await sandbox.control('/captcha')) as { characters: string }).characters;
  };
  const sms = (phone: string, capcode: string) => ({
    phone,
    capcode,
    sid,
    deviceId: sid,
    appName: 'PeraLoan',
    app_from: '',
    user_from: '',
    utm_tag: '',
  });
  return {
    sandbox,
    sid,
    image,
    characters,
    template: (templateId: string) =>
      json(sandbox.get(`${base}/service/channel/channel-template`, { templateId })),
    askCode: (phone: string, capcode: string) =>
      json(sandbox.post(`${base}/promotion/get-sms`, sms(phone, capcode))),
    register: (phone: string, capcode: string, smsCode: string, key: string) =>
      json(
        sandbox.post(
          `${base}/promotion/register`,
          {
            ...sms(phone, capcode),
            merchantNumber: '0',
            userName: phone,
            smsCode,
            invite_code: '',
            id: 't1',
          },
          key,
        ),
      ),
    lastSms: async () => (await sandbox.control('/sms')) as { phone: string; code: string } | null,
  };
};

const phone = '13912345678';

test('draws a different captcha for each time, and the same one for a repeated request', async () => {
  const { image, sandbox } = await open();
  const bytes = async (t: string) => Buffer.from(await (await image(t)).arrayBuffer());
  const first = await bytes('1');
  expect(String(first)).toMatch(/^<svg .*<\/svg>$/);
  expect((await bytes('1')).equals(first)).toBe(true);
  expect((await bytes('2')).equals(first)).toBe(false);
  expect((await sandbox.get(`${base}/promotion/get-captcha`, { sid: 'nobody', t: '1' })).status).toBe(404);
});

test('sends one code to the phone for each captcha, and one a minute', async () => {
  const { askCode, characters, lastSms, image, sandbox } = await open();
  const right = await characters();
  expect(await askCode(phone, right.toLowerCase())).toMatchObject({ code: 0 });
  expect(await lastSms()).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/) });
  expect(await askCode(phone, right)).toMatchObject({ code: '102' });
  expect(await askCode('13912345679', right)).toMatchObject({ code: '101' });
  await image('3');
  expect(await askCode('13912345679', 'no')).toMatchObject({ code: '101' });
  expect(((await sandbox.control('/events')) as { kind: string }[]).map(({ kind }) => kind)).not.toContain(
    'violation',
  );
});

test('uses up a captcha with a wrong answer', async () => {
  const { askCode, characters } = await open();
  const right = await characters();
  expect(await askCode(phone, 'XXXXX')).toMatchObject({ code: '101' });
  expect(await askCode(phone, right)).toMatchObject({ code: '101' });
});

test('sends no code to a phone that is registered already', async () => {
  const { askCode, characters, lastSms } = await open();
  expect(await askCode('13800138000', await characters())).toMatchObject({ code: '11' });
  expect(await lastSms()).toBeNull();
});

test('requires the SMS code to register, counts once for a key, and creates a borrower', async () => {
  const { askCode, characters, lastSms, register } = await open();
  const right = await characters();
  await askCode(phone, right);
  const code = (await lastSms())?.code ?? '';
  expect(await register(phone, right, '0', 'key-1')).toMatchObject({ code: '103' });
  expect(await register(phone, 'ABCDE', code, 'key-2')).toMatchObject({ code: '-1' });
  expect(await register(phone, right, code, 'key-3')).toMatchObject({ code: 0 });
  expect(await register(phone, right, code, 'key-3')).toMatchObject({ code: 0 });
  expect(await register(phone, right, code, 'key-4')).toMatchObject({ code: '11' });
});

test('uses the first template for a page without an id; an expired one is refused', async () => {
  const { template } = await open();
  expect(await template('')).toMatchObject({ code: '00', data: { id: 't1' } });
  expect(await template('t3')).toMatchObject({ code: '00', data: { downloadUrl: 'javascript:alert(1)' } });
  expect(await template('gone')).toMatchObject({ code: '404', message: 'This promotion is over.' });
});
