import { expect, it } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { createOutbox } from '../ways/outbox.ts';

const frame = (seq: number): Frame => ({ v: 1, run: 'r', seq, at: seq, kind: 'stop', session: 'x:0' });

const outbox = () => {
  const sent: number[][] = [];
  const turns: ((hasTime: () => boolean) => void)[] = [];
  let read = 0;
  const { put, flush } = createOutbox<number>(
    (note) => {
      read += 1;
      return [frame(note)];
    },
    (frames) => sent.push(frames.map(({ seq }) => seq)),
    (run) => turns.push(run),
  );
  return { put, flush, sent, turns, read: () => read };
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('processes nothing while the page is busy, and everything in order when it is idle', () => {
  const { put, sent, turns, read } = outbox();
  upTo(100).forEach(put);
  expect([read(), turns.length]).toEqual([0, 1]);
  turns[0]?.(() => true);
  expect(sent).toEqual([upTo(100)]);
  put(101);
  expect(turns.length).toBe(2);
});

it('continues later when its time slice is over, and works in portions on a page that is never idle', () => {
  const { put, sent, turns } = outbox();
  upTo(100).forEach(put);
  let left = 50;
  turns[0]?.(() => {
    left -= 1;
    return left > 0;
  });
  expect(sent[0]?.length).toBeLessThan(100);
  for (let turn = 1; turn < turns.length && turn < 20; turn += 1) turns[turn]?.(() => false);
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.flat()).toEqual(upTo(100));
});

it('sends everything once when the page closes', () => {
  const { put, flush, sent, turns } = outbox();
  upTo(100).forEach(put);
  flush();
  for (const turn of turns) turn(() => true);
  expect(sent).toEqual([upTo(100)]);
});
