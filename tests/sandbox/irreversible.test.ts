import { describe, expect, it } from 'vitest';
import { cases, irreversibleRoutes } from './irreversible.ts';
import { start } from './start.ts';
import { firstFew } from '../nightly.ts';

const ready = async (path: string, options: Parameters<typeof start>[0] = {}) => {
  const lender = await start(options);
  const made = cases[path];
  if (!made) throw new Error(`tests/sandbox/irreversible.ts has no case for ${path}`);
  const body = await made.body(lender);
  const send = async (key: string, changes: Record<string, string> = {}) => {
    const response = await lender.post(path, { ...body, ...changes }, key);
    return { status: response.status, text: await response.text() };
  };
  return {
    lender,
    made,
    send,
    body,
    entries: () => lender.books()[made.kind],
    fail: (fault: object) => lender.control('/fail-next', { path, ...fault }),
    /** The next fault delays the call; resolves once it has arrived. */
    begin: async (key: string) => {
      const answer = send(key);
      await expect.poll(() => lender.control('/fail-next')).toEqual([]);
      return { answer };
    },
  };
};

const yes = {
  v3: { success: true },
  '0': { code: 0 },
  '00': { code: '00' },
  raw: {},
};
const no = (family: keyof typeof yes, code: string) => ({ ...(family === 'v3' && { success: false }), code });

it('has a case for each irreversible call of the backend', () => {
  expect(Object.keys(cases).toSorted()).toEqual(irreversibleRoutes.map(({ path }) => path).toSorted());
});

describe.each(firstFew(irreversibleRoutes, 5))('$path', ({ path, family }) => {
  it('does the work once for a key, and repeats the response', async () => {
    const { send, entries, lender } = await ready(path);
    const first = await send('key-1');
    expect(JSON.parse(first.text)).toMatchObject(yes[family]);
    expect(await send('key-1')).toEqual(first);
    expect(entries()).toEqual([expect.objectContaining({ key: 'key-1', call: path })]);
    expect(await lender.control('/books')).toEqual(lender.books());
    expect(await lender.control('/events')).toContainEqual(
      expect.objectContaining({ path, idempotencyKey: 'key-1', replayed: true }),
    );
  });

  it('ignores the order of fields in a body', async () => {
    const { send, entries, lender, body } = await ready(path);
    const first = await send('key-1');
    const turned = await lender.post(path, Object.fromEntries(Object.entries(body).toReversed()), 'key-1');
    expect(await turned.text()).toBe(first.text);
    expect(entries()).toHaveLength(1);
  });

  it('refuses another body under the same key', async () => {
    const { send, entries, made, lender } = await ready(path);
    const first = await send('key-1');
    const other = await send('key-1', made.other);
    expect(other.status).toBe(422);
    expect(JSON.parse(other.text)).toMatchObject(no(family, 'idempotency-mismatch'));
    expect(entries()).toHaveLength(1);
    expect(await send('key-1')).toEqual(first);
    expect(await lender.control('/events')).toContainEqual(
      expect.objectContaining({ kind: 'violation', path, message: expect.stringContaining('key') }),
    );
  });

  it('refuses a key that another call has used', async () => {
    const { send, entries, lender } = await ready(path);
    await lender.post('/v3/home/define', { moduleId: '31', positionId: '0', productKey: 'p1' }, 'key-1');
    expect((await send('key-1')).status).toBe(422);
    expect(entries()).toEqual([]);
  });

  it.each(['before', 'after'])(
    'refuses a second request with the key while the first is late %s the work',
    async (when) => {
      const { send, entries, fail, begin, made, lender } = await ready(path);
      await fail({ kind: 'late', when });
      const { answer } = await begin('key-1');
      const second = await send('key-1');
      expect(second.status).toBe(409);
      expect(JSON.parse(second.text)).toMatchObject(no(family, 'idempotency-in-flight'));
      expect((await send('key-1', made.other)).status).toBe(422);
      expect(entries()).toHaveLength(when === 'before' ? 0 : 1);
      await lender.behave();
      expect(JSON.parse((await answer).text)).toMatchObject(yes[family]);
      expect(await send('key-1')).toEqual(await answer);
      expect(entries()).toHaveLength(1);
    },
  );

  it('returns a lost response by its key', async () => {
    const { send, entries, fail } = await ready(path);
    await fail({ kind: 'drop', when: 'after' });
    await expect(send('key-1')).rejects.toThrow('fetch failed');
    expect(entries()).toHaveLength(1);
    expect(JSON.parse((await send('key-1')).text)).toMatchObject(yes[family]);
    expect(entries()).toHaveLength(1);
  });

  it('leaves the key free when the call was lost before the work', async () => {
    const { send, entries, fail } = await ready(path);
    await fail({ kind: 'drop', when: 'before' });
    await expect(send('key-1')).rejects.toThrow('fetch failed');
    expect(entries()).toEqual([]);
    expect(JSON.parse((await send('key-1')).text)).toMatchObject(yes[family]);
    expect(entries()).toHaveLength(1);
  });

  it('does the work again under another key only when the backend cannot recognise it', async () => {
    const { send, entries, made } = await ready(path);
    await send('key-1');
    const again = JSON.parse((await send('key-2')).text);
    const { again: outcome } = made;
    expect(again).toMatchObject(typeof outcome === 'string' ? yes[family] : no(family, outcome.refused));
    expect(entries().map(({ key }) => key)).toEqual(outcome === 'done' ? ['key-1', 'key-2'] : ['key-1']);
  });
});
