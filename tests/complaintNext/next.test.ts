import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import { complaintNextMachine } from '../../machines/complaintNext/machine.ts';
import { selectStep, selectType, sourceOf } from '../../machines/complaintNext/selectors.ts';
import { complaintNextOutcome } from '../../machines/complaintNext/outcome.ts';
import { uploadMachine } from '../../machines/complaintNext/upload.ts';
import { receiptIn } from '../../services/complaint/receipt.ts';
import { problemsSchema } from '../../services/complaint/schema.ts';
import { readDraft } from '../../services/complaint/stored.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { holdCalls, openScreen, toasts } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';
import { day, keptDraft } from '../complaint/draft.ts';
import { stubStorage } from '../complaint/storage.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const init = {
  code: '00',
  data: {
    problemType: [
      { type: '1', title: 'Collection' },
      { type: '2', title: 'Fees' },
    ],
    problemSonType: [{ type: '12', title: 'Threats' }],
    orderList: [],
  },
};

const heldUploads = () => {
  const uploads: {
    finish: (url: string) => Promise<void>;
    fail: (failure: ServiceFailure) => Promise<void>;
    isAborted: () => boolean;
  }[] = [];
  const machine = uploadMachine.provide({
    actors: {
      prepareImage: fromPromise(async ({ input: { file } }) => {
        if (file instanceof File && file.name === 'letter.txt') throw new Error('no picture');
        return file;
      }),
      uploadImage: fromPromise(({ signal }) => {
        const { promise, resolve, reject } = Promise.withResolvers<string>();
        uploads.push({
          finish: async (url) => {
            resolve(url);
            await settle();
          },
          fail: async (failure) => {
            reject(failure);
            await settle();
          },
          isAborted: () => signal.aborted,
        });
        return promise;
      }),
    },
  });
  return { uploads, machine };
};

const aboutCalls = 'type=1&sonType=12&orderNo=o1';

const open = async (
  held: Record<string, string> = {},
  {
    query = aboutCalls,
    session = 's-1',
    pending = [],
    known = init,
  }: { query?: string; session?: string; pending?: PendingRequest[]; known?: object } = {},
) => {
  const storage = stubStorage(held);
  const calls = holdCalls();
  const { uploads, machine } = heldUploads();
  const screen = openScreen(
    complaintNextMachine.provide({ actors: { upload: machine } }),
    { route: 'complainPageNext', search: `${query}&sessionId=${session}` },
    { outcome: complaintNextOutcome, phone: createPhoneMemory(...pending) },
  );
  await calls[0]?.answer(known);
  await settle();
  const { actor } = screen;
  const step = () => selectStep(actor.getSnapshot());
  return {
    ...screen,
    step,
    calls,
    storage,
    uploads,
    saves: () => calls.filter(({ path }) => path.endsWith('/problem-save')),
    write: (value: string) => actor.send({ type: 'field.changed', value }),
    add: async (...names: string[]) => {
      for (const name of names) actor.send({ type: 'image.added', file: new File(['x'], name) });
      await settle();
    },
    send: async (text?: string) => {
      if (text !== undefined) actor.send({ type: 'field.changed', value: text });
      actor.send({ type: 'complaint.sent' });
      await settle();
    },
    draft: () => (storage['complaintDraft'] ? (JSON.parse(storage['complaintDraft']) as object) : undefined),
  };
};

describe('the text', () => {
  test('ends the text at 200 characters and ignores the rest', async () => {
    const { actor, write } = await open();
    write('x'.repeat(250));
    expect(actor.getSnapshot().context.detail).toBe('x'.repeat(200));
  });
});

describe('requests on the wire', () => {
  test('sends a complaint once for several taps, with its pictures joined by commas', async () => {
    const { write, add, uploads, send, saves } = await open();
    write(' They call at night ');
    await add('a.png', 'b.png');
    await uploads[1]?.finish('https://img.example/b.jpg');
    await uploads[0]?.finish('https://img.example/a.jpg');
    await send();
    await send();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]?.path).toBe('/user-problem/problem-save');
    expect(saves()[0]?.key).toMatch(uuid);
    expect(saves()[0]?.body).toEqual({
      problemType: '1',
      problemSonType: '12',
      problemDetail: 'They call at night',
      problemImage: 'https://img.example/a.jpg,https://img.example/b.jpg',
      orderNo: 'o1',
    });
  });

  test('complains about the order that a link names by orderId, not about the last one', async () => {
    const { send, saves } = await open({ orderNo: 'o9' }, { query: 'type=2&orderId=o7' });
    await send('Wrong fee');
    expect(saves()[0]?.body['orderNo']).toBe('o7');
  });

  test("names the company's own number of two orders and two types that share one", async () => {
    const orderList = ['Salary loan', 'Store loan'].map((productName) => ({
      orderNo: 'o1',
      productName,
      isShow: '1',
    }));
    const data = {
      ...init.data,
      problemType: [
        { type: '2', title: 'Fees' },
        { type: '2', title: 'Interest' },
      ],
      orderList,
    };
    const { problemType, orderList: orders } = v.parse(problemsSchema, data);
    const query = new URLSearchParams({
      type: problemType[1]?.type ?? '',
      orderNo: orders[1]?.orderNo ?? '',
    });
    const { actor, send, saves } = await open({}, { query: query.toString(), known: { code: '00', data } });
    expect(selectType(actor.getSnapshot())).toBe('Interest');
    await send('Too much');
    expect(saves()[0]?.body).toMatchObject({ problemType: '2', orderNo: 'o1' });
    expect(complaintNextOutcome.describe(actor.getSnapshot())).toMatchObject({
      concerns: [{ subject: 'order:o1' }],
      question: { orderId: 'o1' },
    });
  });

  test.each([
    ['type=2&sonType=12', '2', ''],
    ['type=1&sonType=77', '1', ''],
    ['type=1&sonType=12', '1', '12'],
  ])('sends of %s only a sub-type that the company has, for collection', async (query, type, sonType) => {
    const { send, saves } = await open({}, { query: `${query}&orderNo=o1` });
    await send('They call at night');
    expect(saves()[0]?.body).toMatchObject({ problemType: type, problemSonType: sonType });
  });

  test.each(['', 'type=', 'type=9'])('has the topic chosen first, with the text kept: %j', async (query) => {
    const { send, saves, asked, draft } = await open({}, { query: `${query}&orderNo=o1` });
    await send('They call at night');
    expect(saves()).toEqual([]);
    expect(draft()).toMatchObject({ detail: 'They call at night' });
    expect(asked.at(-1)).toMatchObject({ type: 'navigation.requested', to: 'complaint' });
  });

  test("keeps the type of the URL when two of the company's types share it", async () => {
    const data = {
      ...init.data,
      problemType: [
        { type: '2', title: 'Fees' },
        { type: '2', title: 'Interest' },
      ],
    };
    const { actor } = await open({}, { query: 'type=2&orderNo=o1', known: { code: '00', data } });
    expect(selectType(actor.getSnapshot())).toBe('Fees');
  });

  test('keeps its key when typing beyond the limit, which changes nothing', async () => {
    const { send, saves, dialog } = await open();
    await send('x'.repeat(200));
    await saves()[0]?.cut();
    dialog()?.send({ type: 'dialog.closed' });
    await send('x'.repeat(201));
    expect(saves()[1]?.key).toBe(saves()[0]?.key);
  });
});

test.each(['2026-12-01 10:00:00', '1796083200000', 1_796_083_200_000])(
  'keeps number and day readable at the entry in any format of the backend: %j',
  async (replyBy) => {
    const { send, saves, asked, actor } = await open();
    await send('They call at night');
    await saves()[0]?.answer({ code: '00', data: { problemId: 'CP/2026/17', replyBy } });
    actor.send({ type: 'dialog.closed' });
    const told = asked.at(-1) as { query: Record<string, string> };
    expect(receiptIn(`${new URLSearchParams(told.query)}&sessionId=s-1`)).toEqual({
      problemId: 'CP/2026/17',
      replyBy: '2026-12-01',
    });
  },
);

const night = {
  orderNo: 'o1',
  type: '1',
  sonType: '12',
  detail: ' They call at night ',
  images: ['https://img.example/a.jpg'],
};
const listOf = (...list: object[]) => ({
  code: '00',
  data: { tabs: [{ title: 'In progress', list: list.map((entry, id) => ({ id, ...entry })) }] },
});
/** A time in the list, this many milliseconds from now, in Manila: date and time, or the date alone. */
const listedAt = (later = 0, length = 19) =>
  new Date(Date.now() + later + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, length);

describe('a complaint with an unknown outcome', () => {
  test.each([
    ['another text', keptDraft({ ...night, detail: 'They call at work' })],
    ['no draft', {}],
  ])('offers neither check nor retry of a complaint with %s on the page', async (_, draft) => {
    const { dialog } = await open(draft, {
      pending: [pendingRequest('complain', 'order:o1', { session: 'mark of s-1', since: Date.now() })],
    });
    expect(dialog()?.getSnapshot().context).toMatchObject({ isSame: false, question: undefined });
  });

  test.each([
    ['the day alone', listedAt(0, 10)],
    ['an earlier day', listedAt(-2 * day, 10)],
    ['an earlier moment', listedAt(-60_000)],
    ['an earlier moment, in milliseconds', String(Date.now() - 60_000)],
    ['a moment that has not come yet', listedAt(day)],
    ['what nobody can read', 'just now'],
    ['nothing', undefined],
  ])(
    'does not count a complaint with the same text in a list with %s, because it may have been sent before',
    async (_, time) => {
      const { send, saves, dialog, calls, draft, pendingRequests } = await open();
      await send('They call at night');
      await saves()[0]?.answer({}, 500);
      dialog()?.send({ type: 'check.requested' });
      await calls[2]?.answer(listOf({ content: 'They call at night', time }));
      expect(dialog()?.getSnapshot().value).toEqual({ asking: 'unclear' });
      expect(pendingRequests()).toHaveLength(1);
      expect(draft()).toMatchObject({ detail: 'They call at night' });
      dialog()?.send({ type: 'retry.requested' });
      await settle();
      expect(saves()[1]?.key).toBe(saves()[0]?.key);
    },
  );

  test.each([
    ['before', 25_000],
    ['behind', -25_000],
  ])("finds the complaint on a phone whose clock is half a minute %s the backend's", async (_, ahead) => {
    const { send, saves, dialog, calls } = await open();
    await send('They call at night');
    await saves()[0]?.cut();
    dialog()?.send({ type: 'check.requested' });
    await calls[2]?.answer(listOf({ content: 'They call at night', time: listedAt(-ahead) }));
    expect(dialog()?.getSnapshot().value).toBe('settled');
  });

  test('finds the complaint beside one with the same words from an earlier day', async () => {
    const { send, saves, dialog, calls } = await open();
    await send('They call at night');
    await saves()[0]?.cut();
    dialog()?.send({ type: 'check.requested' });
    const content = 'They call at night';
    await calls[2]?.answer(listOf({ content, time: listedAt(-2 * day, 10) }, { content, time: listedAt() }));
    expect(dialog()?.getSnapshot().value).toBe('settled');
  });
});

test('sends a complaint about something else than collection, whatever its order takes', async () => {
  const orderList = [{ orderNo: 'o1', isShow: '0' }];
  const known = { ...init, data: { ...init.data, orderList } };
  const { send, saves } = await open({}, { known, query: 'type=2&orderNo=o1' });
  await send('Too much');
  expect(saves()).toHaveLength(1);
});

describe('pictures', () => {
  test('accepts at most nine pictures', async () => {
    const { add, actor, asked, uploads } = await open();
    await add(...'abcdefghij');
    expect(actor.getSnapshot().context.images).toHaveLength(9);
    expect(uploads).toHaveLength(9);
    expect(toasts(asked)).toEqual([{ key: 'complaint.tooManyImages' }]);
    actor.send({ type: 'image.removed', id: 'image-4' });
    await add('k');
    expect(actor.getSnapshot().context.images).toHaveLength(9);
  });
});

describe('the draft', () => {
  test('restores a draft with text and uploaded pictures, without storing a person or session', async () => {
    const first = await open();
    first.write('They call at night');
    await first.add('a', 'b');
    await first.uploads[0]?.finish('https://img.example/a.jpg');
    first.leave();
    expect(Object.keys(first.storage)).toEqual(['complaintDraft']);
    expect(first.draft()).toEqual({
      owner: { orderId: 'o1', session: expect.any(String), since: expect.any(Number) },
      type: '1',
      sonType: '12',
      detail: 'They call at night',
      images: ['https://img.example/a.jpg'],
    });
    expect(first.storage['complaintDraft']).not.toContain('s-1');
    const second = await open(first.storage);
    expect(second.actor.getSnapshot().context).toMatchObject({
      detail: 'They call at night',
      images: [{ id: 'image-1', url: 'https://img.example/a.jpg' }],
    });
  });

  test.each([
    ['order', { query: 'type=1&sonType=12&orderNo=o2' }],
    ['session', { session: 's-2' }],
    ['session that has no name', { session: '' }],
  ])('does not show a draft to another %s', async (_, options) => {
    const { actor } = await open(keptDraft(night), options);
    expect(actor.getSnapshot().context).toMatchObject({ detail: '', images: [] });
  });

  test('stores no draft without a session, because it could be anyone’s', async () => {
    const { write, storage } = await open({}, { session: '' });
    write('They call at night');
    expect(storage).toEqual({});
  });

  test("offers no draft after a day of the company's clock", () => {
    const readAfter = (age: number) =>
      readDraft({ texts: keptDraft(night, 's-1', age) }, 'sessionId=s-1', Date.now());
    expect([readAfter(day), readAfter(day - 60_000)?.detail]).toEqual([undefined, night.detail]);
  });

  test('offers a draft on a phone whose clock is two days ahead, and writing renews it', async () => {
    const { actor, write, draft } = await open(keptDraft(night, 's-1', 2 * day));
    expect(actor.getSnapshot().context.detail).toBe(night.detail);
    write('They call at work');
    expect(Date.now() - (draft() as { owner: { since: number } }).owner.since).toBeLessThan(day / 2);
  });

  test.each(['', '{', '{"detail":1}', '[]'])('ignores a draft that cannot be read (%j)', async (stored) => {
    const { actor } = await open({ complaintDraft: stored });
    expect(actor.getSnapshot().context).toMatchObject({ detail: '', images: [] });
  });

  test.each(['http://cdn.example/a.jpg', 'problem/1.jpg', '//cdn.example/a.jpg'])(
    "keeps the picture %s, which must not be shown, and the text; sends the backend's URL unchanged",
    async (url) => {
      const first = await open();
      first.write('They call at night');
      await first.add('a');
      await first.uploads[0]?.finish(url);
      first.leave();
      const { actor, send, saves } = await open(first.storage);
      expect(actor.getSnapshot().context.detail).toBe('They call at night');
      expect(actor.getSnapshot().context.images.map((image) => sourceOf(image.url))).toEqual(['']);
      await send();
      expect(saves()[0]?.body['problemImage']).toBe(url);
    },
  );

  test.each([
    [{ type: 1 }, { type: '1' }],
    [
      { type: null, sonType: {} },
      { type: '', sonType: '' },
    ],
    [{ images: 'https://img.example/a.jpg' }, { images: [] }],
    [{ images: [null, '', 7, 'https://img.example/a.jpg'] }, { images: ['https://img.example/a.jpg'] }],
    [
      { images: undefined, sonType: undefined },
      { images: [], sonType: '' },
    ],
  ])('keeps its text next to invalid data: %j', (odd, read) => {
    const stored = keptDraft(night)['complaintDraft'] ?? '';
    const texts = { complaintDraft: JSON.stringify({ ...JSON.parse(stored), ...odd }) };
    expect(readDraft({ texts }, 'sessionId=s-1', Date.now())).toEqual({ ...night, ...read });
  });

  test('stores no empty draft', async () => {
    const { write, storage } = await open();
    write('a');
    write('');
    expect(storage).toEqual({});
  });

  test('sends the complaint even without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const calls = holdCalls();
    const { actor } = openScreen(complaintNextMachine, {
      route: 'complainPageNext',
      search: 'type=1&sessionId=s-1',
    });
    actor.send({ type: 'field.changed', value: 'They call at night' });
    actor.send({ type: 'complaint.sent' });
    await settle();
    expect(calls.at(-1)?.body['problemDetail']).toBe('They call at night');
  });
});
