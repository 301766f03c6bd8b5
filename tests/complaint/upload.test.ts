import { beforeEach, expect, test, vi } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { uploadImage } from '../../services/complaint/actors.ts';
import { startUnderRoot } from '../doubles/root.ts';

class HeldRequest extends EventTarget {
  static last: HeldRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  address = '';
  status = 0;
  responseText = '';
  body: FormData | undefined;
  date: string | null = null;
  isAborted = false;
  constructor() {
    super();
    HeldRequest.last = this;
  }
  open(method: string, address: string) {
    this.address = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'date' ? this.date : null;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
});

const begin = () => {
  const heard: number[] = [];
  const listener = { send: ({ percent }: { percent: number }) => void heard.push(percent) };
  const {
    root,
    subject: actor,
    reported,
  } = startUnderRoot(
    uploadImage,
    { image: new Blob(['jpeg']), listener },
    { search: 'sessionId=s-1&building=b-1&lang=en' },
  );
  const end = new Promise<SnapshotFrom<typeof uploadImage>>((resolve) => {
    const tell = () => resolve(actor.getSnapshot());
    actor.subscribe({ error: tell, complete: tell });
  });
  return { root, heard, request: HeldRequest.last, end, reported };
};

test('sends a picture as multipart with the parameters and headers of every call', () => {
  const { request } = begin();
  expect(request.address).toBe('POST /gateway/user-problem/upload-problem-img?sessionId=s-1');
  expect(request.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', building: 'b-1', gather: '' });
  expect(request.body?.get('problemImage')).toMatchObject({
    name: expect.stringMatching(/^image-[\da-f-]{36}\.jpg$/),
    size: 4,
  });
});

test('reports its progress in whole percent', () => {
  const { request, heard } = begin();
  request.progress(0, 0);
  request.progress(1, 3);
  request.progress(3, 3);
  expect(heard).toEqual([0, 33, 100]);
});

test("resolves with the picture's address", async () => {
  const { request, end } = begin();
  request.answer(200, { code: '00', data: { url: 'https://img.example/1.jpg' } });
  expect(await end).toMatchObject({ status: 'done', output: 'https://img.example/1.jpg' });
});

test("sets the company's clock by two responses that agree", () => {
  const { request, reported } = begin();
  const yesterday = Date.now() - 86_400_000;
  request.date = new Date(yesterday).toUTCString();
  request.answer(200, { code: '00', data: { url: '/1.jpg' } });
  expect(reported()).toEqual([]);
  request.date = new Date(yesterday + 1000).toUTCString();
  request.answer(200, { code: '00', data: { url: '/1.jpg' } });
  expect(reported()).toMatchObject([{ message: { key: 'clock.off' } }]);
});

test.each([
  ['a refusal', 200, { code: '7', message: 'Too dark' }, { kind: 'refused', code: '7', message: 'Too dark' }],
  ['a page of a gateway', 502, '<html>', { kind: 'failed', reason: 'malformed' }],
  ['an empty body', 413, '', { kind: 'failed', reason: 'malformed' }],
  ['an answer without an address', 200, { code: '00', data: {} }, { kind: 'failed', reason: 'malformed' }],
  [
    'good words with a bad status',
    500,
    { code: '00', data: { url: '/1.jpg' } },
    { kind: 'failed', reason: 'malformed' },
  ],
])('%s is a failure', async (_, status, body, failure) => {
  const { request, end } = begin();
  request.answer(status, body);
  expect(await end).toMatchObject({ status: 'error', error: failure });
});

test('fails when the connection fails', async () => {
  const { request, end } = begin();
  request.dispatchEvent(new Event('error'));
  expect(await end).toMatchObject({ error: { kind: 'failed', reason: 'network' } });
});

test('aborts the request when stopped', () => {
  const { root, request } = begin();
  root.stop();
  expect(request.isAborted).toBe(true);
});
