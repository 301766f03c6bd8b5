import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  type InspectionEvent,
  sendTo,
  spawnChild,
} from 'xstate';
import * as otherCopy from 'xstate-lowest';
import { type Chart, chartOf } from '../charts/chart.ts';
import { listLayout } from '../charts/elk.ts';
import type { Layout } from '../charts/layout.ts';
import { parseFrames } from '../frames/frame.ts';
import { afterAll, beforeAll, framesTo } from '../frames/state.ts';
import { createInspector, everything, token } from '../index.ts';
import { createCharts } from '../page/charts.ts';
import { createLog } from '../page/log.ts';
import { actorShown } from '../page/place.ts';
import { createUsageCounter } from '../usage/count.ts';
import { isLocalPage } from '../relay/trust.ts';
import { createStatelyProjection } from '../ways/stately.ts';
import { recordingTap } from './record.ts';

const shop = createMachine({
  id: 'The Shop #1',
  context: { basket: [] as string[], owner: 'canary', seen: new Map([['canary', 1]]) },
  initial: 'not yet open',
  states: {
    'not yet open': { tags: 'quiet hour', on: { OPEN_DOOR: '開いている' } },
    開いている: {
      on: { 'ADD ITEM': { actions: assign({ basket: ['canary'] }) }, '*': {} },
      after: { 5000: 'not yet open' },
    },
  },
});

const visit = (inspect: (event: InspectionEvent) => void) => {
  const actor = createActor(shop, { inspect }).start();
  actor.send({ type: 'OPEN_DOOR' });
  actor.send({ type: 'ADD ITEM', item: 'canary' });
  actor.send({ type: 'canary said so' });
  actor.stop();
};

describe('frames of an app that lists nothing', () => {
  it('shows the names of a chart, whatever they look like, and no value, for an app without an allow-list', () => {
    const { frames, inspect, of } = recordingTap({});
    visit(inspect);
    const text = JSON.stringify(frames);
    for (const name of ['The Shop #1', 'not yet open', '開いている', 'OPEN_DOOR', 'ADD ITEM', 'quiet hour'])
      expect(text).toContain(name);
    expect(text).not.toContain('canary');
    expect(of('timer').map(({ name }) => name)).toContain('xstate.after.5000.The Shop #1.開いている');
  });
});

describe('frames of an app that shows everything', () => {
  it('includes each value as far as JSON can express it', () => {
    const { frames, inspect } = recordingTap({ allow: everything });
    visit(inspect);
    const read = parseFrames(JSON.parse(JSON.stringify(frames)));
    const [state] = [...afterAll(beforeAll, read).actors.values()];
    expect(state?.context).toEqual({
      basket: ['canary'],
      owner: 'canary',
      seen: { 'Map(1)': [['canary', 1]] },
    });
    expect(read).toContainEqual(expect.objectContaining({ type: 'ADD ITEM', fields: { item: 'canary' } }));
    expect(read).toContainEqual(expect.objectContaining({ type: 'canary said so' }));
  });

  it('truncates values larger than an inspector shows, and continues after an unreadable one', () => {
    class Purse {
      cents = 5;
    }
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const odd = {
      long: 'x'.repeat(1_000_000),
      many: Array.from({ length: 100_000 }, (_, index) => index),
      circle,
      big: 10n,
      none: Number.NaN,
      when: new Date(0),
      never: new Date(Number.NaN),
      call: function onClose() {},
      mark: Symbol('m'),
      purse: new Purse(),
      where: new URL('https://a.example/'),
      fault: new TypeError('no'),
      get thrown() {
        throw new Error('no');
      },
    };
    const machine = createMachine({ id: 'odd', context: { odd }, on: { went: {} } });
    const { frames, inspect } = recordingTap({ allow: everything });
    createActor(machine, { inspect }).start().send({ type: 'went' });
    const text = JSON.stringify(frames);
    expect(text.length).toBeLessThan(100_000);
    const [state] = [...afterAll(beforeAll, parseFrames(JSON.parse(text))).actors.values()];
    expect(state?.context['odd']).toMatchObject({
      circle: { self: '↻' },
      big: '10n',
      none: 'NaN',
      when: '1970-01-01T00:00:00.000Z',
      never: 'Invalid Date',
      call: 'ƒ onClose',
      mark: 'Symbol(m)',
      purse: { Purse: { cents: 5 } },
    });
  });
});

describe('the lanes and the actor on show of an app in another naming style', () => {
  const page = createMachine({ id: 'Page/1', on: { tap: {} } });
  const host = fromCallback<{ type: string }>(() => undefined);
  const desktop = createMachine({
    id: 'desktop',
    entry: [
      spawnChild(host, { id: 'the host' }),
      spawnChild(host, { id: 'bridge' }),
      spawnChild(createMachine({ id: 'screen' }), { id: 'screen' }),
      spawnChild(page, { id: 'leaf' }),
    ],
    on: {
      '*': {
        actions: [
          sendTo('the host', { type: 'ask' }),
          sendTo('bridge', { type: 'ask' }),
          sendTo('leaf', { type: 'tap' }),
        ],
      },
    },
  });

  it('chooses lanes and actor by what an actor is, never by its name', () => {
    const { frames, inspect, begin } = recordingTap({ shell: 'the host' });
    begin({ phone: 'p', page: 'desk', device: 'pc', shell: 'the host' });
    createActor(desktop, { inspect }).start().send({ type: 'go' });
    const log = createLog();
    const read = parseFrames(JSON.parse(JSON.stringify(frames)));
    const state = afterAll(beforeAll, read, (frame, now) => log.add(frame, frame.seq, now));
    const lanes = Object.fromEntries(log.rows.map(({ actor, to }) => [actor, to]));
    expect(lanes).toMatchObject({
      desktop: 'root',
      screen: 'machines',
      bridge: 'services',
      leaf: 'machines',
      'the host': 'shell',
    });
    expect(actorShown(state, undefined)?.id).toBe('leaf');
  });
});

describe('an allow-list', () => {
  it('passes what an allow-list names: a whole field, its token, or what a check accepts', () => {
    const { frames, inspect } = recordingTap({
      allow: {
        actors: { 'The Shop #1': { context: { basket: everything, owner: token } } },
        events: { 'ADD ITEM': { item: (value) => value === 'pear' } },
      },
    });
    visit(inspect);
    const [state] = [...afterAll(beforeAll, frames).actors.values()];
    expect(state?.context).toEqual({ basket: ['canary'], owner: '◆1', seen: '••• object' });
    expect(frames).toContainEqual(
      expect.objectContaining({ type: 'ADD ITEM', fields: { item: '••• text' } }),
    );
  });
});

describe('charts in frames', () => {
  it('sends charts once, before the first actor that has them, and to an inspector that connects later', () => {
    const { frames, inspect, of } = recordingTap({ sendsCharts: true });
    visit(inspect);
    visit(inspect);
    expect(of('chart').map(({ chart }) => chart)).toEqual([chartOf(shop)]);
    expect(frames.findIndex(({ kind }) => kind === 'chart')).toBeLessThan(
      frames.findIndex(({ kind }) => kind === 'actor'),
    );
    const state = afterAll(beforeAll, parseFrames(JSON.parse(JSON.stringify(frames))));
    const late = afterAll(beforeAll, framesTo(state, 'test'));
    expect([...late.charts.values()]).toEqual([chartOf(shop)]);
  });

  it('sends charts to receivers of @statelyai/inspect', () => {
    const { frames, inspect } = recordingTap({ sendsCharts: true });
    visit(inspect);
    const project = createStatelyProjection(() => undefined);
    const [actor] = frames.flatMap(project);
    expect(JSON.parse(String(actor?.['definition']))).toMatchObject({
      id: 'The Shop #1',
      states: { 'not yet open': { on: { OPEN_DOOR: {} } } },
    });
  });

  it('lays out charts in the page, once', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const place = vi.fn<(chart: Chart) => Promise<Layout>>(async (one) => listLayout(one));
    const charts = createCharts(undefined, place);
    const chart = chartOf(shop);
    expect(charts.get(chart.hash, chart)).toBeUndefined();
    expect(charts.get(chart.hash, chart)).toBeUndefined();
    await vi.waitFor(() => expect(charts.get(chart.hash, chart)?.layout).toEqual(listLayout(chart)), {
      timeout: 30_000,
    });
    expect(place).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it('reads the chart of a machine from another copy of XState, and keeps two roots apart', () => {
    const other = otherCopy.setup({ guards: { isA: () => true, isB: () => false } }).createMachine({
      id: 'other',
      initial: 'a',
      states: {
        a: { on: { went: { guard: otherCopy.and(['isA', otherCopy.not('isB')]), target: 'b' } } },
        b: {},
      },
    });
    const { inspect, of } = recordingTap({ sendsCharts: true });
    const counter = createUsageCounter(
      () => 0,
      ({ id }) => id,
    );
    otherCopy
      .createActor(other, {
        inspect: (event) => {
          inspect(event as never);
          counter.inspect(event as never);
        },
      })
      .start()
      .send({ type: 'went' });
    createActor(shop, { inspect }).start();
    expect(of('chart').map(({ chart }) => chart.id)).toEqual(['other', shop.id]);
    expect(of('actor').map(({ session, root }) => session === root)).toEqual([true, true]);
    expect(of('microstep').flatMap(({ edges }) => edges)).toEqual(['a went']);
    expect(counter.visit().map(({ edges }) => Object.entries(edges))).toEqual([[['a went', 1]]]);
  });
});

it.each([
  [undefined, false],
  ['null', false],
  ['http://localhost:5173', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['https://localhost.evil.test', false],
  ['http://192.168.0.9', false],
  ['https://app.test', false],
])('treats a page of %s as local: %s', (origin, isLocal) => {
  expect(isLocalPage({ origin })).toBe(isLocal);
});

describe('createInspector', () => {
  class Relay extends EventTarget {
    static readonly OPEN = 1;
    static made: Relay[] = [];
    readyState = 1;
    bufferedAmount = 0;
    sent = '';
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      Relay.made.push(this);
      queueMicrotask(() => this.dispatchEvent(new Event('open')));
    }
    send(text: string) {
      this.sent += text;
    }
    close() {
      this.readyState = 3;
      this.dispatchEvent(new Event('close'));
    }
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    Relay.made = [];
  });

  it.each([
    [undefined, 'ws://localhost:4174/relay', true],
    ['http://127.0.0.1:9', 'ws://127.0.0.1:9/relay', true],
    ['https://relay.example', 'wss://relay.example/relay', false],
  ])(
    'sends everything to this machine and only names to others without an allow-list: %s',
    async (relay, address, isShown) => {
      vi.stubGlobal('WebSocket', Relay);
      const before = globalThis.fetch;
      const { inspect, stop } = createInspector(relay === undefined ? {} : { relay });
      await Promise.resolve();
      visit(inspect);
      stop();
      const [connection] = Relay.made;
      expect(connection?.url).toContain(address);
      expect(connection?.sent).toContain('ADD ITEM');
      expect(connection?.sent.includes('canary')).toBe(isShown);
      expect(globalThis.fetch).toBe(before);
    },
  );

  it('warns on a Node without WebSocket, and lets the app run', () => {
    vi.stubGlobal('WebSocket', undefined);
    Reflect.deleteProperty(globalThis, 'WebSocket');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { inspect, stop } = createInspector();
    visit(inspect);
    stop();
    expect(warn.mock.calls).toEqual([
      ['statechart-inspector shows nothing: it needs WebSocket (Node 22.18 or newer).'],
    ]);
    warn.mockRestore();
  });

  it('backs off while the relay is offline, and stops retrying once stopped', () => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Relay);
    const { stop } = createInspector();
    for (let second = 0; second < 300; second += 1) {
      const last = Relay.made.at(-1);
      if (last?.readyState === 1) last.close();
      vi.advanceTimersByTime(1_000);
    }
    expect(Relay.made.length).toBeLessThan(12);
    expect(Relay.made.length).toBeGreaterThan(5);
    stop();
    const asked = Relay.made.length;
    vi.advanceTimersByTime(300_000);
    expect(Relay.made).toHaveLength(asked);
  });
});
