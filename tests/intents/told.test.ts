import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { toPromise } from 'xstate';
import { irreversible, isOpen } from '../../services/http/service.ts';
import { startUnderRoot } from '../doubles/root.ts';

afterEach(() => vi.unstubAllGlobals());

const call = {
  client: 'one',
  method: 'POST',
  path: '/user-problem/problem-save',
  family: '00',
  data: v.unknown(),
  kind: 'complain',
} as const;
const sendingOf = (payload: { detail: string }) => ({ call, subject: 'order:o1' as const, payload });

test.each([true, false, undefined])(
  'what the person was told (%j) is no part of what is sent',
  async (isTold) => {
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('cut')));
    vi.stubGlobal('fetch', fetched);
    const complaint = { detail: 'They call' };
    const { subject, ledger } = startUnderRoot(irreversible(sendingOf), {
      ...complaint,
      ...(isTold !== undefined && { isTold }),
    });
    await expect(toPromise(subject)).rejects.toEqual({ kind: 'outcomeUnknown' });
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toBe('detail=They+call');
    expect(isOpen(ledger(), sendingOf(complaint))).toBe(true);
  },
);
