import { describe, expect, test } from 'vitest';
import { receiptIn } from '../../services/complaint/receipt.ts';

const read = (query: Record<string, string>) => receiptIn(`?${new URLSearchParams(query)}`);

describe('the receipt in an address', () => {
  test.each(['CP10004', 'CP/2026/17', 'No. 17', '#17', 'ñ-17', 'x'.repeat(60), ''])(
    'reads a receipt with the number %j',
    (problemId) => {
      expect(read({ problemId, replyBy: '2026-12-01' })).toEqual({ problemId, replyBy: '2026-12-01' });
    },
  );

  test.each(['x'.repeat(61), 'CP\n17', 'CP\u0000', 'CP\u202e17'])(
    'reads a receipt with an unreadable number, %j, and keeps its day',
    (problemId) => {
      expect(read({ problemId, replyBy: '2026-12-01' })).toEqual({ problemId: '', replyBy: '2026-12-01' });
    },
  );

  test('reads a receipt without a number', () => {
    expect(read({ replyBy: '2026-12-01' })).toEqual({ problemId: '', replyBy: '2026-12-01' });
  });

  test.each([undefined, '', 'soon', '2026-12-01 10:00:00', '2026-13-01', '0000-00-00'])(
    'rejects a receipt with the day %j',
    (replyBy) => {
      expect(read({ problemId: 'CP17', ...(replyBy !== undefined && { replyBy }) })).toBeUndefined();
    },
  );
});
