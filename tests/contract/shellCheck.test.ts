import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  androidChannel,
  type Channel,
  frameChannel,
  genericChannel,
  iosChannel,
} from '../../bridge/channels.ts';
import { readyText } from '../../bridge/message.ts';
import { bridgeChecks } from '../../contract/shellCheck/checks.ts';
import { deviceChecks, judgeEngine } from '../../contract/shellCheck/device.ts';
import { navigationChecks } from '../../contract/shellCheck/navigation.ts';
import { reportOf, type Results, runChecks } from '../../contract/shellCheck/run.ts';
import { openWire } from '../../contract/shellCheck/wire.ts';
import { shells } from '../bridge/shells.ts';
import { oldPhone, lyingPhone, type Phone, rightPhone } from './phones.ts';

beforeEach(() => void vi.useFakeTimers());

const check = async ({ channel, person }: Phone, before: Results = {}, left?: string): Promise<Results> => {
  const done = runChecks({
    checks: bridgeChecks,
    wire: openWire(channel, Date.now),
    person,
    before,
    left,
    onBegin: () => {},
    onEnd: () => {},
  });
  await vi.runAllTimersAsync();
  return done;
};

const withResult = (results: Results, result: string) =>
  Object.entries(results).flatMap(([id, outcome]) => (outcome.result === result ? [id] : []));

describe('a shell', () => {
  it('passes a correct shell', async () => {
    const results = await check(rightPhone());
    expect(withResult(results, 'pass')).toEqual(bridgeChecks.map(({ id }) => id));
  });

  it('passes what an old shell supports; the rest is unsupported, not wrong', async () => {
    const results = await check(oldPhone());
    expect(withResult(results, 'fail')).toEqual([]);
    expect(withResult(results, 'unsupported').toSorted()).toEqual([
      'capabilities',
      'copyText',
      'once',
      'openExternal',
      'session.closed',
      'share',
    ]);
    expect(withResult(results, 'pass')).toHaveLength(bridgeChecks.length - 6);
  });

  it('reports each wrong answer of a shell', async () => {
    const results = await check(lyingPhone());
    const failed = Object.fromEntries(withResult(results, 'fail').map((id) => [id, results[id]?.seen]));
    expect(failed).toEqual({
      unknown: 'it was not refused as unsupported',
      once: '2 answers to one request',
      garbage: expect.stringMatching(/an answer to nothing that was asked: \{"v":1,"id":"x"/),
      startBindCard: 'it is among the capabilities, and was refused as unsupported',
      copyText: 'something else was pasted',
      back: expect.stringContaining('no back event came'),
      pause: 'heard: pause',
      'session.closed': expect.stringContaining('resume came after it'),
      goLogin: 'the shell took it, and the person saw nothing of it',
      callPhone: 'the shell took it, and the person saw nothing of it',
      goRating: expect.stringContaining('an answer that is none'),
      share: 'the shell took it, and the person saw nothing of it',
      openExternal: 'it is not among the capabilities, and was not refused as unsupported',
    });
  });

  it('reports a shell that speaks only after a request', async () => {
    const phone = rightPhone();
    let hasAsked = false;
    const results = await check({
      ...phone,
      channel: {
        ...phone.channel,
        post: (text) => {
          hasAsked ||= text.includes('"action"');
          return phone.channel.post(text);
        },
        receive: (onMessage) =>
          phone.channel.receive((data) => {
            if (hasAsked) onMessage(data);
          }),
      },
    });
    expect(withResult(results, 'fail')).toEqual(['back', 'pause']);
  });

  it('reports a shell that reports everything twice after a second ready', async () => {
    const phone = rightPhone();
    let readies = 0;
    const results = await check({
      ...phone,
      channel: {
        ...phone.channel,
        post: (text) => {
          if (text === readyText) readies += 1;
          return phone.channel.post(text);
        },
        receive: (onMessage) =>
          phone.channel.receive((data) => {
            const isEvent = String(data).includes('"event"');
            for (let time = 0; time < (isEvent ? readies : 1); time += 1) onMessage(data);
          }),
      },
    });
    expect(results['pause']?.seen).toBe('heard: pause, pause, resume, resume');
    expect(withResult(results, 'fail')).toEqual(['pause']);
  });

  it('detects capabilities that a shell leaves out of its list', async () => {
    const phone = rightPhone();
    const results = await check({
      ...phone,
      channel: {
        ...phone.channel,
        receive: (onMessage) =>
          phone.channel.receive((data) => onMessage(String(data).replace('"capabilities",', ''))),
      },
    });
    expect(withResult(results, 'fail')).toEqual([]);
  });

  it('reports a shell that says nothing', async () => {
    const { person } = rightPhone();
    const mute = { name: 'android' as const, post: () => undefined, receive: () => {} };
    const results = await check({
      channel: mute,
      person: { ...person, does: async () => undefined, ask: async () => false },
    });
    expect(results['capabilities']).toEqual({ result: 'fail', seen: 'no answer within 3 s' });
    expect(results['unknown']?.seen).toBe('silence: the app takes it for done');
    expect(withResult(results, 'pass')).toEqual(['track', 'startBindCard', 'endBindCard']);
  });

  it.each(Object.entries(shells))(
    'ends no check early for any message over %s, early, twice or after minutes',
    async (_name, createShell) => {
      const { window, say, sent } = createShell();
      const channel =
        iosChannel(window) ?? androidChannel(window) ?? genericChannel(window) ?? frameChannel(window);
      if (!channel) throw new Error('no channel');
      const wire = openWire(channel, Date.now);
      const heard: string[] = [];
      wire.listen((event) => heard.push(event));
      const noObject = '{"toString":1,"valueOf":1}';
      const sayAll = () => {
        for (const text of [
          '',
          'null',
          '[]',
          '7',
          `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
          `{"v":1,"id":${noObject},"ok":true}`,
          `{"v":1,"event":${noObject}}`,
          '{"v":1,"id":"nobody","ok":true}',
          '{"v":1,"event":"ready"}',
        ])
          say(text);
        say(undefined);
        say(Symbol('ready'));
        say({ v: 1, id: Object.create(null), ok: true });
        const endless: Record<string, unknown> = { v: 1n };
        endless['event'] = endless;
        say(endless);
      };
      sayAll();
      const answered = wire.askOnce('capabilities', {}, 1000);
      sayAll();
      say({ v: 1, id: sent.at(-1)?.id, ok: false, reason: 'unsupported' });
      expect((await answered)?.answer).toMatchObject({ ok: false, reason: 'unsupported' });
      await vi.advanceTimersByTimeAsync(10 * 60_000);
      sayAll();
      say({ v: 1, id: sent.at(-1)?.id, ok: true });
      expect(heard).toEqual(['ready', 'ready', 'ready']);
      expect(wire.strays.length).toBeGreaterThan(0);
    },
  );

  const idOf = (text: string): unknown => {
    try {
      return JSON.parse(text).id;
    } catch {
      return undefined;
    }
  };
  const ok = (text: string) => JSON.stringify({ v: 1, id: idOf(text), ok: true });
  it.each<[string, (text: string) => unknown[]]>([
    ['garbage', () => ['{', '[]', 'null', null, 7, Symbol('ready'), '{"v":1}']],
    ['each answer twice', (text) => [ok(text), ok(text)]],
    [
      'two answers to ready',
      (text) => (text.includes('"ready"') ? ['{"v":1,"ok":true}', '{"v":1,"ok":true}'] : []),
    ],
    ['answers to nothing', () => ['{"v":1,"id":"nobody","ok":true}']],
    ['another version', (text) => [JSON.stringify({ v: 2, id: idOf(text), ok: true })]],
    [
      'unknown events',
      () => ['{"v":1,"event":"reboot"}', '{"v":1,"event":"__proto__"}', '{"v":1,"event":7}'],
    ],
    ['too many events', () => ['back', 'pause', 'pause', 'session.closed'].map((event) => ({ v: 1, event }))],
    ['results of null', (text) => [{ v: 1, id: idOf(text), ok: true, result: null, payload: null }]],
    ['results of a list', (text) => [{ v: 1, id: idOf(text), ok: true, result: [], payload: [] }]],
    [
      'capabilities that are no names',
      (text) => [{ v: 1, id: idOf(text), ok: true, result: { actions: [null, {}] } }],
    ],
    [
      'huge capabilities',
      (text) => [
        { v: 1, id: idOf(text), ok: true, result: { actions: Array(10_000).fill('x'.repeat(100)) } },
      ],
    ],
    ['huge reasons', (text) => [{ v: 1, id: idOf(text), ok: false, reason: 'x'.repeat(1_000_000) }]],
  ])('completes the check and its report for a shell that sends %s', async (_what, answers) => {
    const { person } = rightPhone();
    for (const delay of [0, 10 * 60_000]) {
      let hear = (_data: unknown) => {};
      const channel: Channel = {
        name: 'generic',
        post: (text) => {
          setTimeout(() => answers(text).forEach(hear), delay);
        },
        receive: (onMessage) => void (hear = onMessage),
      };
      const results = await check({ channel, person });
      expect(Object.keys(results)).toEqual(bridgeChecks.map((one) => one.id));
      expect(reportOf(bridgeChecks, results, []).length).toBeLessThan(50_000);
    }
  });

  it('reports a shell that cannot be observed, and still runs the check', async () => {
    const { person } = rightPhone();
    const frozen: Channel = {
      name: 'android',
      post: () => undefined,
      receive: () => {
        throw new TypeError('Cannot add property onmessage, object is not extensible');
      },
    };
    const results = await check({ channel: frozen, person: { ...person, does: async () => undefined } });
    expect(results['back']?.result).toBe('fail');
  });

  it('asks about a shell that closed the page when the page opens again', async () => {
    const phone = rightPhone();
    const asked: string[] = [];
    const person = { ...phone.person, ask: async (question: string) => asked.push(question) > 0 };
    const found = Object.fromEntries(
      bridgeChecks
        .filter(({ id }) => id !== 'closeWebView')
        .map(({ id }) => [id, { result: 'pass' as const, seen: '' }]),
    );
    const results = await check({ ...phone, person }, found, 'closeWebView');
    expect(asked).toEqual(['Before this page was opened again: Did the web view close?']);
    expect(results['closeWebView']?.result).toBe('pass');
  });
});

describe('navigation', () => {
  /** Runs the checks in a shell that goes back or not, and that leaves the page for addresses that match `leavesFor`. */
  const results = async ({ goesBack, leavesFor }: { goesBack: boolean; leavesFor?: RegExp }) => {
    const listeners = new Set<() => void>();
    const visited: string[] = [];
    const window = {
      history: { pushState: () => {} },
      location: { assign: (address: string) => visited.push(address) },
      addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    } as unknown as Window;
    const never = new Promise<undefined>(() => {});
    const person = {
      ...rightPhone().person,
      ask: async () => !visited.some((address) => leavesFor?.test(address)),
      does: <Result>(_task: string, result: Promise<Result>) => {
        if (!goesBack) return Promise.resolve(undefined);
        for (const listener of listeners) listener();
        return Promise.race([result, never]);
      },
    };
    const done = runChecks({
      checks: navigationChecks(window),
      wire: openWire(rightPhone().channel, Date.now),
      person,
      before: {},
      left: undefined,
      onBegin: () => {},
      onEnd: () => {},
    });
    await vi.runAllTimersAsync();
    return { found: await done, visited };
  };

  it('passes a shell that goes back, and stays on the page for every foreign link', async () => {
    const { found, visited } = await results({ goesBack: true });
    expect(withResult(found, 'pass')).toEqual(['unanswered', 'schemes', 'partner']);
    expect(visited.map((address) => address.split(':')[0])).toEqual(['no-such-scheme', 'intent', 'https']);
  });

  it('reports a shell that waits for the answer to back, and shows foreign pages', async () => {
    const { found } = await results({ goesBack: false, leavesFor: /^https:/ });
    expect(withResult(found, 'fail')).toEqual(['unanswered', 'partner']);
  });

  it('asks about a page that was left for a link with an unknown scheme', async () => {
    const asked: string[] = [];
    const found = await runChecks({
      checks: navigationChecks(globalThis as unknown as Window).filter(({ id }) => id === 'schemes'),
      wire: openWire(rightPhone().channel, Date.now),
      person: { ...rightPhone().person, ask: async (question) => asked.push(question) < 0 },
      before: {},
      left: 'schemes',
      onBegin: () => {},
      onEnd: () => {},
    });
    expect(asked).toEqual([expect.stringContaining('Did this page stay as it was')]);
    expect(found['schemes']?.result).toBe('fail');
  });
});

describe('the device', () => {
  it('reports storage that the WebView blocks, and runs the other checks', async () => {
    const blocked = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    const window = Object.defineProperties(
      { document: Object.defineProperty({}, 'cookie', { ...blocked, set: blocked.get }) },
      { localStorage: blocked, sessionStorage: blocked, indexedDB: blocked },
    );
    const fields = { keyboard: {}, file: {} } as { keyboard: HTMLInputElement; file: HTMLInputElement };
    const ids = ['storage', 'database', 'cookies'];
    const done = runChecks({
      checks: deviceChecks(window as unknown as Window, fields).filter((one) => ids.includes(one.id)),
      wire: openWire(rightPhone().channel, Date.now),
      person: rightPhone().person,
      before: {},
      left: undefined,
      onBegin: () => {},
      onEnd: () => {},
    });
    await vi.runAllTimersAsync();
    const seen = expect.stringContaining('SecurityError');
    expect(await done).toEqual(Object.fromEntries(ids.map((one) => [one, { result: 'fail', seen }])));
  });
});

describe('the report', () => {
  it('lists in the report what failed and what was not tried', () => {
    const text = reportOf(bridgeChecks, { unknown: { result: 'fail', seen: 'silence' } }, [
      'Channel: android',
    ]);
    expect(text).toContain(
      'FAIL        An action that no shell knows is refused as unsupported: silence (docs/bridge.md, Messages)',
    );
    expect(text).toContain('NOT TRIED   closeWebView');
    expect(text.split('\n').slice(0, 4)).toEqual([
      'Shell check',
      `1 failed, ${bridgeChecks.length - 1} not tried`,
      'Channel: android',
      '',
    ]);
  });

  it('refers only to existing sections of docs/bridge.md', () => {
    const guide = readFileSync('docs/bridge.md', 'utf8');
    for (const { section } of [...bridgeChecks, ...navigationChecks(globalThis as unknown as Window)])
      expect(guide).toContain(`\n## ${section}\n`);
  });
});

describe('the engine', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/111.0.0.0 Mobile Safari/537.36', 'pass'],
    [
      'Mozilla/5.0 (Linux; Android 9; wv) AppleWebKit/537.36 Chrome/110.0.5481.65 Mobile Safari/537.36',
      'fail',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'pass'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'fail'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'pass'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 16_10 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'pass'],
    ['something', 'fail'],
  ])('%s: %s', (userAgent, result) => {
    expect(judgeEngine(userAgent).result).toBe(result);
  });
});
