import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from '../frames/frame.ts';
import { openSocket } from '../ways/socket.ts';

class Connection extends EventTarget {
  static readonly OPEN = 1;
  static made: Connection[] = [];
  readyState = 0;
  bufferedAmount = 0;
  portions: number[][] = [];
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Connection.made.push(this);
  }
  send(text: string) {
    this.portions.push((JSON.parse(text) as Frame[]).map(({ seq }) => seq));
  }
  open() {
    this.readyState = Connection.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  close() {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const framesTo = (last: number, first = 1): Frame[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({
    v: 1,
    run: 'r',
    seq: first + index,
    at: 1,
    kind: 'stop',
    session: 'x:0',
  }));
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const newest = () => {
  const connection = Connection.made.at(-1);
  if (!connection) throw new Error('No connection');
  return connection;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Connection);
  Connection.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('queues what a page sends until the relay is online, and sends it in portions', () => {
  const { send } = openSocket('http://host', 'r', 'key');
  expect(newest().url).toBe('ws://host/relay?role=page&run=r&token=key');
  send(framesTo(300));
  send(framesTo(450, 301));
  expect(newest().portions).toEqual([]);
  newest().open();
  expect(newest().portions.map((portion) => portion.length)).toEqual([200, 200, 50]);
  expect(newest().portions.flat()).toEqual(upTo(450));
});

it('waits while the relay is slower than the page, and continues in order', () => {
  const { send } = openSocket('http://host', 'r', '');
  newest().open();
  newest().bufferedAmount = 2_000_000;
  send(framesTo(250));
  vi.advanceTimersByTime(10_000);
  expect(newest().portions).toEqual([]);
  newest().bufferedAmount = 0;
  vi.advanceTimersByTime(200);
  send(framesTo(260, 251));
  expect(newest().portions.flat()).toEqual(upTo(260));
});

it('sends the whole run again to a relay that was offline', () => {
  const { send } = openSocket('http://host', 'r', '');
  newest().open();
  send(framesTo(10));
  newest().close();
  send(framesTo(20, 11));
  vi.advanceTimersByTime(3_000);
  expect(Connection.made.length).toBe(2);
  newest().open();
  expect(newest().portions.flat()).toEqual(upTo(20));
});
