import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { pauseKit, pausesCodes } from '../../machines/payment/pausesCodes.ts';
import { smsCountdownMachine } from '../../machines/payment/smsCountdown.ts';
import { selectSecondsLeft } from '../../machines/payment/smsCountdownSelectors.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

const form = (deadline: number) => {
  const said: string[] = [];
  type Event = { type: 'code.requested' } | { type: 'form.sent' } | { type: 'answer.read' };
  const kit = setup({
    types: {} as {
      context: { deadline: number };
      events: Event;
      children: { smsCountdown: 'smsCountdown' };
    },
    actors: { smsCountdown: smsCountdownMachine },
    actions: {
      sendCode: () => void said.push('sent'),
      sayTooSoon: () => void said.push('too soon'),
    },
  }).extend(pauseKit);
  const machine = kit.createMachine({
    context: { deadline },
    initial: 'typing',
    states: {
      typing: {
        on: {
          'code.requested': { target: 'typing', reenter: true, actions: ['sendCode', 'startPause'] },
          'form.sent': { target: 'working' },
        },
        ...pausesCodes({ tooSoon: { actions: 'sayTooSoon' } }),
      },
      working: { on: { 'answer.read': { target: 'typing' } } },
    },
  });
  const actor = createActor(machine).start();
  return {
    actor,
    ask: () => {
      said.length = 0;
      actor.send({ type: 'code.requested' });
      return said;
    },
    digits: () => selectSecondsLeft(actor.getSnapshot().children.smsCountdown?.getSnapshot()),
  };
};

test('sends a code at once, and the next one a minute later', () => {
  const { ask } = form(0);
  expect(ask()).toEqual(['sent']);
  vi.advanceTimersByTime(59_999);
  expect(ask()).toEqual(['too soon']);
  vi.advanceTimersByTime(1);
  expect(ask()).toEqual(['sent']);
});

test('resumes the countdown after other work', () => {
  const { actor, ask, digits } = form(0);
  ask();
  actor.send({ type: 'form.sent' });
  vi.advanceTimersByTime(20_000);
  actor.send({ type: 'answer.read' });
  expect(digits()).toBe(40);
  expect(ask()).toEqual(['too soon']);
  actor.send({ type: 'form.sent' });
  vi.advanceTimersByTime(40_000);
  actor.send({ type: 'answer.read' });
  expect(ask()).toEqual(['sent']);
});

test('continues a countdown that began before a reload', () => {
  const { ask, digits } = form(Date.now() + 12_000);
  expect(digits()).toBe(12);
  expect(ask()).toEqual(['too soon']);
  vi.advanceTimersByTime(12_000);
  expect(ask()).toEqual(['sent']);
});

test('does not restart the countdown when the clock is set back', () => {
  const { actor, ask } = form(Date.now() + 12_000);
  vi.advanceTimersByTime(12_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  actor.send({ type: 'form.sent' });
  actor.send({ type: 'answer.read' });
  expect(ask()).toEqual(['sent']);
});
