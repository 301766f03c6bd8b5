import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
} from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smsPause } from '../../machines/parts/smsCountdown.ts';
import { openForm, type Sent, settle, stopClock } from './wire.ts';

beforeEach(() => void stopClock());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = {
  accepts: { code: 0, message: 'ok', data: {} },
  wrongSmsCaptcha: { code: 101, message: 'Wrong', data: null },
  wrongCaptcha: { code: -1, message: 'Wrong', data: null },
  refuses: { code: 5, message: 'No', data: null },
};

const deed = oneof(
  record({
    does: constant('tap' as const),
    on: constantFrom('code', 'apply', 'image', 'check', 'edit'),
  }),
  record({
    does: constant('type' as const),
    field: constantFrom('phone' as const, 'capcode' as const, 'smsCode' as const),
    digit: nat({ max: 2 }),
  }),
  record({
    does: constant('answer' as const),
    how: constantFrom('accepts', 'wrongSmsCaptcha', 'wrongCaptcha', 'refuses', 'cut', 'accepts'),
  }),
  record({ does: constant('wait' as const), ms: constantFrom(10, 1_000, 29_000, 59_990, 60_000) }),
);
type Deed = typeof deed extends Arbitrary<infer Value> ? Value : never;

const taps = {
  code: { type: 'code.requested' },
  apply: { type: 'apply.tapped' },
  image: { type: 'captcha.tapped' },
  check: { type: 'check.requested' },
  edit: { type: 'edit.chosen' },
} as const;
const texts = { phone: '1391234567', capcode: 'AB3', smsCode: '12345' };

/** What happened, in order: calls that went out, codes that were sent, what the visitor did to the intent. */
type Happened =
  | { what: 'smsCall'; at: number }
  | { what: 'smsSent'; at: number }
  | { what: 'registerCall'; key: string | null; body: string }
  | { what: 'asked' }
  | { what: 'edited' }
  | { what: 'refused' };

const run = async (deeds: readonly Deed[]): Promise<Happened[]> => {
  const { actor, fill, network, type } = await openForm();
  fill();
  const story: Happened[] = [];
  const open = new Set<Sent>();
  let heard = network.calls.length;
  const listen = async () => {
    await settle();
    for (const call of network.calls.slice(heard)) {
      if (call.path === 'get-sms') story.push({ what: 'smsCall', at: Date.now() });
      if (call.path === 'register')
        story.push({ what: 'registerCall', key: call.key, body: JSON.stringify(call.body) });
      if (call.path === 'get-captcha') call.answer(new Blob(['png'], { type: 'image/png' }));
      else open.add(call);
    }
    heard = network.calls.length;
  };
  for (const step of deeds) {
    if (actor.getSnapshot().status !== 'active') break;
    if (step.does === 'tap') {
      const tap = taps[step.on as keyof typeof taps];
      if (actor.getSnapshot().can(tap) && (step.on === 'apply' || step.on === 'check'))
        story.push({ what: 'asked' });
      actor.send(tap);
    } else if (step.does === 'type') {
      const before = actor.getSnapshot().context[step.field];
      type(step.field, `${texts[step.field]}${step.digit}`);
      if (actor.getSnapshot().context[step.field] !== before) story.push({ what: 'edited' });
    } else if (step.does === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
    else
      for (const call of [...open].slice(0, 1)) {
        open.delete(call);
        if (call.signal.aborted) continue;
        if (call.path === 'get-sms' && step.how === 'accepts')
          story.push({ what: 'smsSent', at: Date.now() });
        if (call.path === 'register' && !['accepts', 'cut'].includes(step.how))
          story.push({ what: 'refused' });
        if (step.how === 'cut') call.fail();
        else call.answer(answers[step.how as keyof typeof answers]);
      }
    await listen();
  }
  actor.stop();
  return story;
};

/** A code that is requested within the pause after one that was sent. */
const earlyCode = (before: readonly Happened[], event: Happened): string[] => {
  const sent = before.findLast((earlier) => earlier.what === 'smsSent');
  return event.what === 'smsCall' && sent?.what === 'smsSent' && event.at - sent.at < smsPause
    ? [`a code is requested ${event.at - sent.at} ms after one was sent`]
    : [];
};

/** A registration that nobody asked for, or a key that is not the intent's. */
const wrongRegistration = (before: readonly Happened[], event: Happened): string[] => {
  if (event.what !== 'registerCall') return [];
  const unasked = before.at(-1)?.what === 'asked' ? [] : ['it registers unasked'];
  const last = before.findLast((earlier) => earlier.what === 'registerCall');
  if (last?.what !== 'registerCall') return unasked;
  const between = before.slice(before.indexOf(last)).map(({ what }) => what);
  const isNewIntent = between.includes('edited') || between.includes('refused');
  const isSame = event.key === last.key;
  return [
    ...unasked,
    ...(isNewIntent && isSame ? ['a new intent has the old key'] : []),
    ...(!isNewIntent && !(isSame && event.body === last.body)
      ? ['the same intent has another key or body']
      : []),
  ];
};

const breaches = (story: readonly Happened[]): string[] =>
  story.flatMap((event, index) => {
    const before = story.slice(0, index);
    return [...earlyCode(before, event), ...wrongRegistration(before, event)];
  });

test('whatever the order of taps and answers, no code is requested within 60 s of one that was sent, and nothing is registered again unasked', async () => {
  const met = { smsCall: 0, registerCall: 0 };
  await assert(
    asyncProperty(array(deed, { minLength: 5, maxLength: 40 }), async (deeds) => {
      const story = await run(deeds);
      met.smsCall += story.filter(({ what }) => what === 'smsCall').length;
      met.registerCall += story.filter(({ what }) => what === 'registerCall').length;
      expect(breaches(story)).toEqual([]);
    }),
    { numRuns: 400 },
  );
  // The property means something only when the walks get that far.
  expect(met.smsCall).toBeGreaterThan(40);
  expect(met.registerCall).toBeGreaterThan(40);
}, 30_000);
