import { describe, expect, test } from 'vitest';
import { start } from '../sandbox/start.ts';

type Sandbox = Awaited<ReturnType<typeof start>>;
const base = '/user-problem';

const get = async (sandbox: Sandbox, call: string, query: Record<string, string> = {}) =>
  (await sandbox.get(`${base}/${call}`, query)).json();
const post = async (sandbox: Sandbox, call: string, body: Record<string, string>, key: string) =>
  (await sandbox.post(`${base}/${call}`, body, key)).json();

const complaint = (changes: Record<string, string> = {}) => ({
  problemType: '1',
  problemSonType: '12',
  problemDetail: 'They call at night',
  problemImage: '',
  orderNo: 'overdue',
  ...changes,
});

const upload = (sandbox: Sandbox, bytes: number[]) => {
  const form = new FormData();
  form.append('problemImage', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'image.jpg');
  return fetch(`${sandbox.url}/gateway${base}/upload-problem-img`, {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest', building: '', gather: '' },
    body: form,
  });
};

describe('complaints', () => {
  test('offers the order and its owner’s other orders; collection only for disbursed loans', async () => {
    const sandbox = await start();
    const { data } = await get(sandbox, 'problem-init', { orderId: 'overdue' });
    expect(data.orderDetail).toMatchObject({ orderNo: 'overdue', status: 'Overdue', isShow: '1' });
    expect(data.orderList.length).toBeGreaterThan(1);
    expect((await get(sandbox, 'problem-init', { orderId: 'applied' })).data.orderDetail.isShow).toBe('0');
    expect((await get(sandbox, 'problem-init', { orderId: 'nobody' })).code).toBe('00');
  });

  test('lists a filed complaint, answers it when it is opened, and accepts one rating', async () => {
    const sandbox = await start();
    await get(sandbox, 'problem-init', { orderId: 'due' });
    const { data } = await post(sandbox, 'problem-save', complaint({ orderNo: 'due' }), 'key-1');
    const again = await post(sandbox, 'problem-save', complaint({ orderNo: 'due' }), 'key-1');
    expect(again.data).toEqual(data);
    const listed = (await get(sandbox, 'problem-list')).data.tabs;
    expect(listed[0].list).toEqual([expect.objectContaining({ id: data.problemId, type: 'Collection' })]);
    const detail = await get(sandbox, 'problem-detail', { problemId: data.problemId });
    expect(detail.data).toMatchObject({ sonType: 'Threats or rude words', isNeedScore: 1 });
    expect(detail.data.disposeDetail).not.toBe('');
    await post(sandbox, 'save-score', { score: '5', problemId: data.problemId }, 'key-2');
    expect((await get(sandbox, 'problem-detail', { problemId: data.problemId })).data.isNeedScore).toBe(0);
    expect((await get(sandbox, 'problem-list')).data.tabs[1].list).toHaveLength(1);
  });

  test.each([
    ['without words', { problemDetail: ' ' }],
    ['with more than 200 characters', { problemDetail: 'x'.repeat(201) }],
    ['of an unknown type', { problemType: '99' }],
    ['about collection of an order that was only applied for', { orderNo: 'applied' }],
    ['with ten pictures', { problemImage: Array.from({ length: 10 }, (_, n) => `/p${n}.jpg`).join(',') }],
  ])('refuses a complaint %s', async (_, changes) => {
    const sandbox = await start();
    await get(sandbox, 'problem-init', { orderId: 'applied' });
    expect((await post(sandbox, 'problem-save', complaint(changes), 'key-1')).code).not.toBe('00');
  });

  test('stores a picture and shows it again; refuses anything but JPEG', async () => {
    const sandbox = await start();
    const { data } = await (await upload(sandbox, [0xff, 0xd8, 1])).json();
    const shown = await fetch(sandbox.url + data.url);
    expect([...new Uint8Array(await shown.arrayBuffer())]).toEqual([0xff, 0xd8, 1]);
    expect((await (await upload(sandbox, [1, 2])).json()).code).toBe('400');
  });
});

test('returns customer service with overall 30', async () => {
  const sandbox = await start();
  const answer = await (await sandbox.get('/v3/personal-center/contact-kf-info', { overall: '30' })).json();
  expect(answer).toMatchObject({ success: true, data: { email: expect.stringContaining('@') } });
});
