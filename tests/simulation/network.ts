import type { Dice } from './dice.ts';
import { type Arriving, isIrreversible, type Lender, pathOf, type Reply } from './lender/lender.ts';
import { runOn } from './phone/globals.ts';
import type { PageWindow } from './phone/tab.ts';
import type { Timeline } from './timeline.ts';

export const weathers = [
  'fine',
  'slow',
  'request lost',
  'request silently lost',
  'request late',
  'answer lost',
  'answer silently lost',
  'answer late',
  'doubled',
  'doubled late',
  'held long',
  '500 before',
  '500 after',
  '502 before',
  '504 after',
  'web page before',
  'web page after',
  'half an answer',
  'refused',
  '401',
  '403',
  '408 after',
  '425 before',
  '429',
  'redirect before',
  'redirect after',
  'server failure before',
  'server failure after',
  'odd flag after',
  'refused after',
  '401 after',
  '403 after',
  'bare yes after',
  'another phone first',
  'another phone next',
  'swapped',
  'stored',
  'stored, without an age',
] as const;
export type NetworkConditions = (typeof weathers)[number];

export interface Call {
  page: PageWindow;
  path: string;
  key: string;
  body: string;
  query: URLSearchParams;
  isIrreversible: boolean;
  weather: NetworkConditions;
  /** When it was sent: milliseconds of the timeline. */
  sentAt: number;
  reply: Reply | undefined;
  isOver: boolean;
}

interface NetworkOptions {
  timeline: Timeline;
  lender: Lender;
  dice: Dice;
  isOnline(): boolean;
  /** An irreversible request is about to leave. */
  leaves(page: PageWindow): void;
  sent(call: Call): void;
  handled(call: Call, reply: Reply): void;
  /** Whether a page can know the time now. */
  isTimeKnown(page: PageWindow): boolean;
  answered(call: Call): void;
  /** Replaces a response that reaches a page: a planted bug misreads it. */
  alterReply(reply: Reply): Reply;
  /** The same request from the borrower's other phone, with its own login and key. */
  fromOtherPhone(arriving: Arriving): Arriving;
}

const plain = (status: number, body: string, type = 'text/plain'): Reply => ({ status, type, body });

const says = (verdict: object): Reply =>
  plain(200, JSON.stringify({ message: '', data: null, ...verdict }), 'application/json');

const elsewhere = says({
  success: true,
  code: '00',
  data: { lendDetailsUrl: '/customerService', payUrl: '/customerService', url: '/customerService' },
});
const opaqueRedirect = plain(0, '', '');

const spoilt: Partial<Record<NetworkConditions, Reply>> = {
  '500 before': plain(500, 'Internal Server Error'),
  '500 after': plain(500, 'Internal Server Error'),
  '502 before': plain(502, 'Bad Gateway'),
  '504 after': plain(504, 'Gateway Time-out'),
  'web page before': plain(200, '<html><body>Welcome to the free Wi-Fi</body></html>', 'text/html'),
  'web page after': plain(200, '<html><body>Welcome to the free Wi-Fi</body></html>', 'text/html'),
  'half an answer': plain(200, '{"success":true,"code":"00","mess', 'application/json'),
  '401': plain(401, 'Unauthorized'),
  '403': plain(403, 'Forbidden'),
  '408 after': plain(408, 'Request Timeout'),
  '425 before': plain(425, 'Too Early'),
  '429': plain(429, 'Too Many Requests'),
  'redirect before': elsewhere,
  'redirect after': elsewhere,
  'server failure before': says({ success: false, code: '500', message: 'System timeout' }),
  'server failure after': says({ success: false, code: 503, message: 'System timeout' }),
  'odd flag after': says({ success: 'Y', code: null }),
  'refused after': says({ success: false, code: '9999', message: 'Please try again later.' }),
  '401 after': plain(401, 'Unauthorized'),
  '403 after': plain(403, 'Forbidden'),
};
/** Network conditions with a clear but false response: no app can detect it, and the user is misinformed. */
export const lies: readonly NetworkConditions[] = ['refused after', '401 after', '403 after', 'swapped'];
/** Whether a yes without data would say the same: it is no refusal, and asks for no code. */
const isPlainYes = ({ body }: Reply): boolean =>
  /"success":"?(true|1)|"code":"?0+\s*[",]/.test(body) && !/"needValid":"?(1|true)/.test(body);
/** Each family of calls has its own yes. */
const withoutData = (reply: Reply): Reply =>
  isPlainYes(reply) ? says({ ...JSON.parse(reply.body), data: null }) : reply;
const before: readonly NetworkConditions[] = [
  '500 before',
  '502 before',
  'web page before',
  '401',
  '403',
  '425 before',
  '429',
  'redirect before',
  'server failure before',
];

const responseOf = ({ status, type, body, age, date }: Reply, now: number) => ({
  status,
  ok: status >= 200 && status <= 299,
  statusText: '',
  headers: new Headers({
    'content-type': type,
    ...(age !== undefined && { age: String(age) }),
    ...(status > 0 && { date: new Date(date ?? now).toUTCString() }),
  }),
  body: {},
  text: () => Promise.resolve(body),
  blob: () => Promise.resolve(new Blob([body], { type })),
});

/** Whether the company made it, so that its `Date` and `Age` are the time: a proxy or a captive portal has its own clock. */
export const isReadable = ({ type, body }: Reply): boolean => {
  try {
    const { success, code = null } = JSON.parse(body);
    return type.includes('json') && (/^(true|false|[01])$/.test(String(success).trim()) || code !== null);
  } catch {
    return false;
  }
};

export type Target = 'a call that cannot be undone' | 'any call';

type Deliver = (reply: Reply) => void;

const createSwap = (timeline: Timeline) => {
  let first: { call: Call; reply: Reply; deliver: Deliver } | undefined;
  /** False when the response must arrive unchanged. */
  return (call: Call, reply: Reply, deliver: Deliver): boolean => {
    if (first?.call.page === call.page) {
      const other = first;
      first = undefined;
      call.weather = 'swapped';
      other.deliver(reply);
      deliver(other.reply);
      return true;
    }
    if (call.weather !== 'swapped' || first) return false;
    const own = { call, reply, deliver };
    first = own;
    // There was no call to swap with.
    timeline.after(5_000, () => {
      if (first !== own) return;
      first = undefined;
      deliver(reply);
    });
    return true;
  };
};

export type Network = ReturnType<typeof createNetwork>;

export const createNetwork = (options: NetworkOptions) => {
  const { timeline, lender, dice } = options;
  const underWay = new Map<Call, () => void>();
  const due: Record<Target, NetworkConditions[]> = { 'a call that cannot be undone': [], 'any call': [] };
  const weatherFor = (path: string): NetworkConditions =>
    (isIrreversible(path) ? due['a call that cannot be undone'].shift() : undefined) ??
    due['any call'].shift() ??
    'fine';

  const swap = createSwap(timeline);

  /** Somebody else's response has somebody else's time. */
  const strange = (reply: Reply): Reply =>
    isReadable(reply) || reply.status === 0
      ? reply
      : { ...reply, date: lender.now() + (((timeline.now * 7_919) % 18_001) - 9_000) * 3_600_000 };

  const kept = new Map<string, { reply: Reply; at: number }>();
  /** What a cache on the way returns for a call that only reads: its last response. */
  const stored = (call: Call, reply: Reply): Reply => {
    const what = `${call.path}?${call.query.toString()}&${call.body}`;
    const last = kept.get(what);
    kept.set(what, { reply, at: lender.now() });
    if (!last || call.isIrreversible || !call.weather.startsWith('stored')) return reply;
    // Without an age, only a page that knows the time can tell that it is old.
    const isAged = call.weather === 'stored' || !options.isTimeKnown(call.page);
    const age = isAged ? { age: Math.floor((lender.now() - last.at) / 1_000) } : {};
    return { ...last.reply, stored: last.reply, date: last.at, ...age };
  };

  const transmit = (
    call: Call,
    arriving: Arriving,
    { deliver, fail }: { deliver: (reply: Reply) => void; fail: () => void },
  ) => {
    const { weather } = call;
    const [out, back] = [dice.between(20, 400), dice.between(20, 400)];
    const slow = { slow: 20_000, 'answer late': 70_000 }[weather as string] ?? 0;
    const reach = (ms: number, then: (reply: Reply) => void) =>
      timeline.after(ms, () => {
        if (weather === 'refused') {
          const reply = lender.refuse(arriving);
          options.handled(call, reply);
          return then(reply);
        }
        const held = weather === 'held long' ? dice.between(5_000, 90_000) : 0;
        const handle = async () => {
          const otherPhone = async (when: NetworkConditions) => {
            if (call.isIrreversible && weather === when)
              await lender.answer(options.fromOtherPhone(arriving), 0);
          };
          await otherPhone('another phone first');
          const reply = await lender.answer(arriving, held);
          await otherPhone('another phone next');
          options.handled(call, reply);
          then(reply);
        };
        void handle();
      });
    const answer = (reply: Reply) =>
      timeline.after(back + slow, () => {
        const spoiltNow = weather === 'bare yes after' ? withoutData(reply) : spoilt[weather];
        if (!swap(call, reply, deliver)) deliver(strange(spoiltNow ?? stored(call, reply)));
      });
    const nobody = () => undefined;

    if (before.includes(weather))
      return void timeline.after(out + back, () => deliver(strange(spoilt[weather] ?? plain(500, ''))));
    switch (weather) {
      case 'request lost':
        return void timeline.after(out, fail);
      case 'request silently lost':
        return undefined;
      case 'request late':
        return void reach(dice.between(30_000, 200_000), answer);
      case 'answer lost':
        return void reach(out, () => timeline.after(back, fail));
      case 'answer silently lost':
        return void reach(out, nobody);
      case 'doubled':
        reach(out, answer);
        return void reach(out + dice.between(0, 50), nobody);
      case 'doubled late':
        reach(out, answer);
        return void reach(out + dice.between(1_000, 150_000), nobody);
      default:
        return void reach(out, answer);
    }
  };

  return {
    expect: (weather: NetworkConditions, to: Target): void => void due[to].push(weather),
    isWeatherDue: (): boolean => Object.values(due).some((waiting) => waiting.length > 0),
    clearUp: (): void => {
      for (const waiting of Object.values(due)) waiting.length = 0;
    },
    /** The connection breaks, or one page aborts its calls: requests in flight get no response. */
    cut: (of?: PageWindow): void => {
      for (const [{ page }, fail] of underWay) if (!of || page === of) fail();
    },
    fetch: (page: PageWindow, address: string, init: RequestInit): Promise<unknown> => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      const url = new URL(address, page.tab.history.entry.url).href;
      const path = pathOf(url);
      if (isIrreversible(path)) options.leaves(page);
      if (!page.edge()) return promise;
      const headers = new Headers(init.headers);
      const body = init.body instanceof URLSearchParams ? init.body.toString() : '';
      if (body) headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
      const call: Call = {
        page,
        path,
        key: headers.get('Idempotency-Key') ?? '',
        body,
        query: new URL(url).searchParams,
        isIrreversible: isIrreversible(path),
        weather: options.isOnline() ? weatherFor(path) : 'request lost',
        sentAt: timeline.now,
        reply: undefined,
        isOver: false,
      };
      options.sent(call);
      const end = () => {
        call.isOver = true;
        underWay.delete(call);
      };
      const fail = () => {
        if (call.isOver) return;
        end();
        timeline.after(0, () => runOn(page, () => reject(new TypeError('Failed to fetch'))), page);
      };
      const deliver = (reply: Reply) => {
        if (call.isOver || page.life === 'dead') return;
        if (page.life === 'asleep') return void timeline.after(0, () => deliver(reply), page);
        end();
        const seen = reply === elsewhere && init.redirect === 'manual' ? opaqueRedirect : reply;
        runOn(page, () => {
          if (!page.edge()) return;
          call.reply = seen;
          options.answered(call);
          resolve(responseOf(options.alterReply(seen), lender.now()));
        });
      };
      underWay.set(call, fail);
      init.signal?.addEventListener('abort', () => {
        end();
        reject(new DOMException('Given up', 'AbortError'));
      });
      const arriving = { method: init.method ?? 'GET', url, headers, body };
      transmit(call, arriving, { deliver, fail });
      return promise;
    },
  };
};
