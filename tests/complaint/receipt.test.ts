import { describe, expect, test } from 'vitest';
import { receiptIn, receiptQuery } from '../../services/complaint/receipt.ts';

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

  const receipt = { problemId: 'CP17', replyBy: '2026-12-01' };
  const opened = (sentFrom: string, openedWith: string) =>
    receiptIn(
      `?${new URLSearchParams([...Object.entries(receiptQuery(receipt, sentFrom)), ...new URLSearchParams(openedWith)])}`,
    );

  test('belongs to the session that sent the complaint', () => {
    expect(opened('?sessionId=s1', 'sessionId=s1')).toEqual(receipt);
    expect(opened('', '')).toEqual(receipt);
    expect(opened('?sessionId=s1', 'sessionId=s2')).toBeUndefined();
    expect(opened('?sessionId=s1', '')).toBeUndefined();
  });

  test.each(['', '&sentBy=', '&sentBy=s1', '&sentBy=.'])(
    'is not believed with a link that ends with %j',
    (mark) => {
      expect(receiptIn(`?problemId=CP17&replyBy=2026-12-01&sessionId=s1${mark}`)).toBeUndefined();
    },
  );
});
