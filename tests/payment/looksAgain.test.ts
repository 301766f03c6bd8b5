import { afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { instructionsMachine } from '../../machines/instructions/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { lastingCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';

afterEach(() => vi.unstubAllGlobals());

const pages: [RouteName, AnyStateMachine][] = [
  ['repaymentOfCode', repaymentCodeMachine],
  ['repaymentOfCode2', repaymentCodeMachine],
  ['DRInstructions', instructionsMachine],
];

const order = (repayAmount: number) => ({
  success: true,
  message: '',
  data: { orderStatus: repayAmount ? '174' : '200', repayAmount, repayDate: '2026-12-01' },
});

describe.each(pages)('the page %s, when the connection is back', (route, machine) => {
  const opened = () => {
    const calls = holdCalls();
    const { actor } = openScreen(machine, {
      route,
      search: `${ownSearch}&showType=1&payCode=${lastingCode.payCode}`,
      stores: { paymentWay: wayWith({}, lastingCode) },
    });
    const reconnects = () => actor.send({ type: 'connection.restored' });
    const returns = () => actor.send({ type: 'screen.returned' });
    return { calls, actor, reconnects, returns };
  };

  test('looks again for a payment that it could not look for', async () => {
    const { calls, actor, reconnects, returns } = opened();
    returns();
    await calls[0]?.answer('<html>');
    reconnects();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(order(0));
    expect(actor.getSnapshot().context.found).toBeDefined();
    expect(() => reconnects()).not.toThrow();
    expect(calls).toHaveLength(2);
  });

  test('does not look when nobody has asked, while it looks, or when it has looked', async () => {
    const { calls, reconnects, returns } = opened();
    reconnects();
    expect(calls).toHaveLength(0);
    returns();
    reconnects();
    expect(calls).toHaveLength(1);
    await calls[0]?.answer(order(924_800));
    reconnects();
    returns();
    await calls[1]?.answer(order(0));
    reconnects();
    returns();
    expect(calls).toHaveLength(2);
  });

  test('looks for the rest of a payment of which a part has arrived, and on return', async () => {
    const { calls, actor, reconnects, returns } = opened();
    returns();
    await calls[0]?.answer(order(400_000));
    returns();
    await calls[1]?.answer('<html>');
    expect(actor.getSnapshot().context.found.arrival).toMatchObject({ is: 'partly', rest: 400_000 });
    reconnects();
    await calls[2]?.answer(order(300_000));
    expect(actor.getSnapshot().context.found.arrival).toMatchObject({ is: 'partly', rest: 300_000 });
    returns();
    await calls[3]?.answer(order(0));
    expect(actor.getSnapshot().context.found.arrival).toMatchObject({ is: 'arrived' });
    expect(actor.getSnapshot().matches({ shown: { code: 'used' } })).toBe(false);
  });
});
