import { type AnyActorRef, fromPromise } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { complaintNextMachine } from '../../machines/complaintNext/machine.ts';
import { uploadMachine } from '../../machines/parts/upload.ts';
import type { ServiceFailure } from '../../services/http/failure.ts';
import { holdCalls, openScreen, toasts } from '../repay/lender.ts';
import { stubStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const init = {
  code: '00',
  data: { problemType: [{ type: '1', title: 'Collection' }], problemSonType: [], orderList: [] },
};
const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Uploads that wait for their end, in the order in which they were begun. */
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

const open = async (held: Record<string, string> = {}, search = 'type=1&sonType=12&orderNo=o1') => {
  const storage = stubStorage(held);
  const calls = holdCalls();
  const { uploads, machine } = heldUploads();
  const screen = openScreen(complaintNextMachine.provide({ actors: { upload: machine } }), {
    route: 'complainPageNext',
    search,
  });
  await calls[0]?.answer(init);
  const { actor } = screen;
  return {
    ...screen,
    storage,
    uploads,
    saves: () => calls.slice(1),
    write: (value: string) => actor.send({ type: 'field.changed', value }),
    add: async (...names: string[]) => {
      for (const name of names) actor.send({ type: 'image.added', file: new File(['x'], name) });
      await settle();
    },
    send: () => actor.send({ type: 'complaint.sent' }),
    draft: () => (storage['complaintDraft'] ? (JSON.parse(storage['complaintDraft']) as object) : undefined),
  };
};

describe('the text', () => {
  test('ends at 200 characters: what is more is ignored', async () => {
    const { actor, write } = await open();
    write('x'.repeat(250));
    expect(actor.getSnapshot().context.detail).toBe('x'.repeat(200));
  });

  test('of blanks alone is none: nothing is sent', async () => {
    const { actor, write, send, saves } = await open();
    write(' \n ');
    send();
    expect(saves()).toEqual([]);
    expect(actor.getSnapshot().context.isDetailMissed).toBe(true);
  });
});

describe('what reaches the wire', () => {
  test('is the complaint with its pictures joined by commas, once, however often Send is tapped', async () => {
    const { write, add, uploads, send, saves } = await open();
    write(' They call at night ');
    await add('a.png', 'b.png');
    await uploads[1]?.finish('https://img.example/b.jpg');
    await uploads[0]?.finish('https://img.example/a.jpg');
    send();
    send();
    expect(saves()).toHaveLength(1);
    expect(saves()[0]).toMatchObject({
      path: '/user-problem/problem-save',
      key: expect.stringMatching(uuid),
      body: {
        problemType: '1',
        problemSonType: '12',
        problemDetail: 'They call at night',
        problemImage: 'https://img.example/a.jpg,https://img.example/b.jpg',
        orderNo: 'o1',
      },
    });
  });

  test('keeps its key after a lost answer, and gets a new one after an edit or a refusal', async () => {
    const { write, send, saves, actor } = await open();
    write('They call at night');
    send();
    await saves()[0]?.cut();
    expect(actor.getSnapshot().value).toMatchObject({ step: 'outcomeUnknown' });
    send();
    expect(saves()[1]?.key).toBe(saves()[0]?.key);
    await saves()[1]?.cut();
    actor.send({ type: 'dialog.closed' });
    write('They call at work');
    send();
    expect(saves()[2]?.key).not.toBe(saves()[0]?.key);
    await saves()[2]?.answer({ code: '5', message: 'Not today' });
    send();
    expect(saves()[3]?.key).not.toBe(saves()[2]?.key);
  });

  test('keeps its key when what is typed goes beyond the limit, which changes nothing', async () => {
    const { write, send, saves, actor } = await open();
    write('x'.repeat(200));
    send();
    await saves()[0]?.cut();
    actor.send({ type: 'dialog.closed' });
    write('x'.repeat(201));
    send();
    expect(saves()[1]?.key).toBe(saves()[0]?.key);
  });

  test('a limit of time leaves the outcome unknown, and an answer after it changes nothing', async () => {
    const { write, send, saves, actor, clock } = await open();
    write('They call at night');
    send();
    clock.increment(60_000);
    expect(actor.getSnapshot().value).toMatchObject({ step: 'outcomeUnknown' });
    expect(saves()[0]?.isAborted()).toBe(true);
    await saves()[0]?.answer({ code: '00', data: { problemId: 'CP1' } });
    expect(actor.getSnapshot().value).toMatchObject({ step: 'outcomeUnknown' });
  });
});

test("a refusal shows the lender's words and loses nothing", async () => {
  const { write, send, saves, asked, actor, draft } = await open();
  write('They call at night');
  send();
  await saves()[0]?.answer({ code: '5', message: 'Not today' });
  expect(toasts(asked)).toEqual([{ text: 'Not today' }]);
  expect(actor.getSnapshot().context.detail).toBe('They call at night');
  expect(draft()).toMatchObject({ detail: 'They call at night' });
});

test('success shows for 1.5 s, then the entry opens with the order, and the draft is gone', async () => {
  const { write, send, saves, asked, actor, clock, draft } = await open();
  write('They call at night');
  expect(draft()).toBeDefined();
  send();
  await saves()[0]?.answer({ code: '00', data: { problemId: 'CP1' } });
  expect(draft()).toBeUndefined();
  expect(actor.getSnapshot().context.receipt).toMatchObject({ problemId: 'CP1' });
  clock.increment(1_499);
  expect(asked).toEqual([]);
  clock.increment(1);
  expect(asked).toEqual([
    { type: 'navigation.requested', to: 'complaint', query: { orderNo: 'o1' }, replace: true },
  ]);
});

describe('pictures', () => {
  test('are nine at most, one by one', async () => {
    const { add, actor, asked, uploads } = await open();
    await add(...'abcdefghij');
    expect(actor.getSnapshot().context.images).toHaveLength(9);
    expect(uploads).toHaveLength(9);
    expect(toasts(asked)).toEqual([{ key: 'complaint.tooManyImages' }]);
    actor.send({ type: 'image.removed', id: 'image-4' });
    await add('k');
    expect(actor.getSnapshot().context.images).toHaveLength(9);
  });

  test('that is removed is not uploaded further, and its late answer is not heard', async () => {
    const { add, actor, uploads } = await open();
    await add('a', 'b');
    actor.send({ type: 'image.removed', id: 'image-1' });
    expect([uploads[0]?.isAborted(), uploads[1]?.isAborted()]).toEqual([true, false]);
    await uploads[0]?.finish('https://img.example/a.jpg');
    expect(actor.getSnapshot().context.images).toEqual([{ id: 'image-2', url: '' }]);
  });

  test('that fails takes nothing along, says so, and is sent again', async () => {
    const { add, actor, uploads, asked, write } = await open();
    write('They call at night');
    await add('a', 'b');
    await uploads[1]?.finish('https://img.example/b.jpg');
    await uploads[0]?.fail({ kind: 'refused', code: '7', message: 'Too dark' });
    expect(toasts(asked)).toEqual([{ key: 'complaint.uploaded' }, { text: 'Too dark' }]);
    expect(actor.getSnapshot().context).toMatchObject({
      detail: 'They call at night',
      images: [
        { id: 'image-1', url: '' },
        { id: 'image-2', url: 'https://img.example/b.jpg' },
      ],
    });
    (actor.getSnapshot().children as Record<string, AnyActorRef>)['image-1']?.send({
      type: 'retry.requested',
    });
    await uploads[2]?.finish('https://img.example/a.jpg');
    expect(actor.getSnapshot().context.images[0]?.url).toBe('https://img.example/a.jpg');
  });

  test('that is not there yet holds the complaint back, with the reason', async () => {
    const { add, write, send, saves, asked } = await open();
    write('They call at night');
    await add('a');
    send();
    expect(saves()).toEqual([]);
    expect(toasts(asked)).toEqual([{ key: 'complaint.imagesPending' }]);
  });

  test('that is on its way does not hide that the words are missing', async () => {
    const { add, send, actor, asked } = await open();
    await add('a');
    send();
    expect(actor.getSnapshot().context.isDetailMissed).toBe(true);
    expect(toasts(asked)).toEqual([]);
  });

  test('that cannot be read is said to be so, and is never uploaded', async () => {
    const { add, actor, uploads } = await open();
    await add('letter.txt', 'a.png');
    const children = actor.getSnapshot().children as Record<string, AnyActorRef>;
    expect(children['image-1']?.getSnapshot()).toMatchObject({ value: 'unreadable' });
    expect(children['image-2']?.getSnapshot()).toMatchObject({ value: 'uploading' });
    expect(uploads).toHaveLength(1);
  });
});

describe('the draft', () => {
  test('comes back with text and uploaded pictures, and names no person', async () => {
    const first = await open();
    first.write('They call at night');
    await first.add('a', 'b');
    await first.uploads[0]?.finish('https://img.example/a.jpg');
    first.actor.stop();
    expect(Object.keys(first.storage)).toEqual(['complaintDraft']);
    expect(first.draft()).toEqual({
      orderNo: 'o1',
      type: '1',
      sonType: '12',
      detail: 'They call at night',
      images: ['https://img.example/a.jpg'],
    });
    const second = await open(first.storage);
    expect(second.actor.getSnapshot().context).toMatchObject({
      detail: 'They call at night',
      images: [{ id: 'image-1', url: 'https://img.example/a.jpg' }],
    });
  });

  test('stays with its order: nobody else on the same phone reads it', async () => {
    const first = await open();
    first.write('They call at night');
    first.actor.stop();
    const other = await open({ ...first.storage }, 'type=1&sonType=12&orderNo=o2');
    expect(other.actor.getSnapshot().context).toMatchObject({ detail: '', images: [] });
  });

  test('of a sending that nobody knows the end of keeps the key for the same complaint alone', async () => {
    const first = await open();
    first.write('They call at night');
    first.send();
    const key = first.saves()[0]?.key;
    first.actor.stop();
    const second = await open({ ...first.storage });
    second.send();
    expect(second.saves()[0]?.key).toBe(key);
    const other = await open({ ...first.storage }, 'type=2&orderNo=o1');
    other.send();
    expect(other.saves()[0]?.key).not.toBe(key);
  });

  test.each(['', '{', '{"detail":1}', '[]'])('that cannot be read (%j) is none', async (stored) => {
    const { actor } = await open({ complaintDraft: stored });
    expect(actor.getSnapshot().context).toMatchObject({ detail: '', images: [] });
  });

  test('of nothing is not kept', async () => {
    const { write, storage } = await open();
    write('a');
    write('');
    expect(storage).toEqual({});
  });

  test('is no need: without a storage the complaint is sent all the same', async () => {
    vi.stubGlobal('localStorage', undefined);
    const calls = holdCalls();
    const { actor } = openScreen(complaintNextMachine, { route: 'complainPageNext', search: 'type=1' });
    actor.send({ type: 'field.changed', value: 'They call at night' });
    actor.send({ type: 'complaint.sent' });
    expect(calls.at(-1)?.body['problemDetail']).toBe('They call at night');
  });
});
