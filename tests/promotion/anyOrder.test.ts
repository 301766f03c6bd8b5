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
import { smsPause } from '../../machines/payment/smsCountdown.ts';
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
    on: constantFrom('code', 'code', 'apply', 'image', 'retry', 'leave'),
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
  record({ does: constant('reload' as const) }),
  /** The usual form is sent, and its response is lost. */
  record({ does: constant('lose' as const) }),
);
type Deed = typeof deed extends Arbitrary<infer Value> ? Value : never;

const taps = {
  code: { type: 'code.requested' },
  apply: { type: 'registration.sent' },
  image: { type: 'captcha.tapped' },
} as const;
const choices = { retry: { type: 'retry.requested' }, leave: { type: 'dialog.closed' } } as const;
const texts = { phone: '1391234567', capcode: 'AB3', smsCode: '12345' };

type Happened =
  | { what: 'smsCall'; at: number }
  | { what: 'smsSent'; at: number }
  | { what: 'registerCall'; key: string | null; body: string }
  | { what: 'asked' }
  | { what: 'answered'; key: string | null };

type Form = Awaited<ReturnType<typeof openForm>>;

/** Returns whether the tap requests a registration. */
const tap = ({ actor, dialog }: Form, on: string): boolean => {
  const inForm = taps[on as keyof typeof taps];
  if (inForm) {
    const isAsked = on === 'apply' && actor.getSnapshot().can(inForm);
    actor.send(inForm);
    return isAsked;
  }
  const choice = choices[on as keyof typeof choices];
  const isAsked = on === 'retry' && dialog()?.getSnapshot().can(choice) === true;
  dialog()?.send(choice);
  return isAsked;
};

const run = async (deeds: readonly Deed[]): Promise<Happened[]> => {
  let form = await openForm();
  form.fill();
  const story: Happened[] = [];
  const open = new Set<Sent>();
  let heard = form.network.calls.length;
  const listen = async () => {
    await settle();
    for (const call of form.network.calls.slice(heard)) {
      if (call.path === 'get-sms') story.push({ what: 'smsCall', at: Date.now() });
      if (call.path === 'register')
        story.push({ what: 'registerCall', key: call.key, body: JSON.stringify(call.body) });
      if (call.path === 'get-captcha') call.answer(new Blob(['png'], { type: 'image/png' }));
      else open.add(call);
    }
    heard = form.network.calls.length;
  };
  for (const step of deeds) {
    if (form.actor.getSnapshot().status !== 'active') break;
    if (step.does === 'tap') {
      if (tap(form, step.on)) story.push({ what: 'asked' });
    } else if (step.does === 'type') form.type(step.field, `${texts[step.field]}${step.digit}`);
    else if (step.does === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
    else if (step.does === 'lose') {
      form.fill();
      if (tap(form, 'apply')) story.push({ what: 'asked' });
      await listen();
      for (const call of open) if (call.path === 'register') call.fail();
      open.clear();
    } else if (step.does === 'reload') {
      form = await form.reload();
      heard = form.network.calls.length;
      open.clear();
    } else
      for (const call of [...open].slice(0, 1)) {
        open.delete(call);
        if (call.signal.aborted) continue;
        if (call.path === 'get-sms' && step.how === 'accepts')
          story.push({ what: 'smsSent', at: Date.now() });
        if (call.path === 'register' && step.how !== 'cut') story.push({ what: 'answered', key: call.key });
        if (step.how === 'cut') call.fail();
        else call.answer(answers[step.how as keyof typeof answers]);
      }
    await listen();
  }
  form.stop();
  return story;
};

const earlyCode = (before: readonly Happened[], event: Happened): string[] => {
  const sent = before.findLast((earlier) => earlier.what === 'smsSent');
  return event.what === 'smsCall' && sent?.what === 'smsSent' && event.at - sent.at < smsPause
    ? [`a code is requested ${event.at - sent.at} ms after one was sent`]
    : [];
};

const wrongRegistration = (before: readonly Happened[], event: Happened): string[] => {
  if (event.what !== 'registerCall') return [];
  const unasked = before.at(-1)?.what === 'asked' ? [] : ['it registers unasked'];
  const isOver = (key: string | null) =>
    before.some((earlier) => earlier.what === 'answered' && earlier.key === key);
  const calls = before.filter((earlier) => earlier.what === 'registerCall');
  const same = calls.find(({ body, key }) => body === event.body && !isOver(key));
  const user = calls.find(({ key }) => key === event.key);
  return [
    ...unasked,
    ...(same && same.key !== event.key ? ['the same registration has another key'] : []),
    ...(user && user.body !== event.body ? ['another registration has the old key'] : []),
    ...(isOver(event.key) ? ['a key is used after its end'] : []),
  ];
};

const breaches = (story: readonly Happened[]): string[] =>
  story.flatMap((event, index) => {
    const before = story.slice(0, index);
    return [...earlyCode(before, event), ...wrongRegistration(before, event)];
  });

test('requests no code within 60 s of the last one and repeats no registration unasked or under another key, in any order of taps, answers and reloads', async () => {
  const met = { smsCall: 0, registerCall: 0, sameAgain: 0 };
  await assert(
    asyncProperty(array(deed, { minLength: 5, maxLength: 40 }), async (deeds) => {
      const story = await run(deeds);
      const keys = story.flatMap((event) => (event.what === 'registerCall' ? [event.key] : []));
      met.smsCall += story.filter(({ what }) => what === 'smsCall').length;
      met.registerCall += keys.length;
      met.sameAgain += keys.length - new Set(keys).size;
      expect(breaches(story)).toEqual([]);
    }),
    { numRuns: 400 },
  );
  // The property is only meaningful when the walks get that far.
  expect(met.smsCall).toBeGreaterThan(40);
  expect(met.registerCall).toBeGreaterThan(40);
  expect(met.sameAgain).toBeGreaterThan(20);
});
