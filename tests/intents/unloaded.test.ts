import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import type { RouteName } from '../../machines/app/routes.ts';
import type { Intent } from '../../services/intents/intent.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { openIntent } from '../models/fixtures/intents.ts';

/** Every screen of what cannot be undone, with something of it open. */
const screens: readonly [AnyStateMachine, RouteName, Intent][] = [
  [loanConfirmMachine, 'confirmUrl', openIntent('push', 'product:p1')],
  [bindBankMachine, 'bindBank', openIntent('bind', 'product:p1')],
  [repayMachine, 'repayUrl', openIntent('makeCode', 'order:o1')],
  [oldRepaymentMachine, 'ynRepay', openIntent('commit', 'order:o1')],
  [chooseCardMachine, 'ynRepayChoose', openIntent('commit', 'order:o1')],
  [complaintDetailsMachine, 'complainDetails', openIntent('rateService', 'complaint:c1')],
];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async ([machine, route, intent]: (typeof screens)[number]) => {
  const calls = holdCalls();
  const search = 'productId=p1&orderId=o1&problemId=c1';
  const screen = openScreen(machine, { route, search, intents: [intent] });
  await calls[0]?.answer({ success: false, code: '9', message: 'Closed for now' });
  const seen = () => screen.actor.getSnapshot();
  return { ...screen, calls, seen, dialog: () => seen().children['outcomeUnknown'] };
};

describe.each(screens)('%#: a screen that could not be loaded', (...screen) => {
  test('says what is open, over the words of the lender', async () => {
    const { seen, dialog } = await open(screen);
    expect(seen().matches({ failed: { why: 'byRefusal', open: 'openUnknown' } })).toBe(true);
    expect(seen().context.refusal).toBe('Closed for now');
    dialog()?.send({ type: 'retry.requested' });
    expect(seen().hasTag('unknown')).toBe(true);
    dialog()?.send({ type: 'dialog.closed' });
    expect(seen().matches({ failed: { why: 'byRefusal', open: 'told' } })).toBe(true);
  });

  test('knows what is open now when the person is back on it', async () => {
    const { actor, calls, seen, dialog } = await open(screen);
    dialog()?.send({ type: 'dialog.closed' });
    actor.send({ type: 'screen.returned', intents: [] });
    await calls[1]?.cut();
    expect(seen().context.intents).toEqual([]);
  });
});

test('what a look finds done where nothing could be loaded is not asked about again', async () => {
  const { calls, seen, dialog } = await open([
    complaintDetailsMachine,
    'complainDetails',
    openIntent('rateService', 'complaint:c1'),
  ]);
  dialog()?.send({ type: 'check.requested' });
  await calls[1]?.answer({ code: '00', data: { problemId: 'c1', isNeedScore: 0 } });
  dialog()?.send({ type: 'result.accepted' });
  await calls[2]?.answer({ code: '00', data: { problemId: 'c1', content: 'Calls', isNeedScore: 0 } });
  expect(seen().value).toEqual({ shown: 'settled' });
});
