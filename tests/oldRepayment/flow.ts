import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { oldRepaymentOutcome } from '../../machines/oldRepayment/outcome.ts';
import type { PaymentInput } from '../../machines/payment/requests.ts';
import { createPhoneMemory } from '../doubles/pendingStore.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { settle } from '../doubles/root.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';

const ok = (data: unknown) => ({ code: '00', message: '', data });

export const answers = {
  ok,
  way: wayOnWire(wayOf()),
  asksForCode: ok({ needValid: '1', repayRecordId: 77 }),
  taken: ok({ needValid: '0', repayRecordId: '' }),
  refused: (code: string, message = 'No') => ({ code, message, data: null }),
};

/** Resolves when a request that this sends has left. */
const settledAfter = (act: () => void): Promise<void> => {
  act();
  return settle();
};

/** The ways to repay are loaded. */
export const openRepayment = async (
  search = 'orderId=o1&productId=p1&cardId=k1&couponId=c9&userId=u1',
  input: Partial<PaymentInput> = {},
  way: unknown = answers.way,
  phone = createPhoneMemory(),
) => {
  const calls = holdCalls();
  const screen = openScreen(
    oldRepaymentMachine,
    { route: 'ynRepay', search, ...input },
    { outcome: oldRepaymentOutcome, phone },
  );
  await calls[0]?.answer(way);
  const { actor } = screen;
  const codeEntry = () => actor.getSnapshot().children.codeEntry;
  return {
    ...screen,
    calls,
    money: () => calls.filter(({ key }) => key !== null),
    repay: () => settledAfter(() => actor.send({ type: 'repayment.committed' })),
    payByWallet: () => settledAfter(() => actor.send({ type: 'walletPayment.requested' })),
    codeEntry,
    type: (code: string) => codeEntry()?.send({ type: 'code.changed', code }),
    confirm: () => settledAfter(() => codeEntry()?.send({ type: 'repayment.confirmed' })),
    askForCode: () => settledAfter(() => codeEntry()?.send({ type: 'code.requested' })),
  };
};

export const openCodeEntry = async () => {
  const screen = await openRepayment();
  await screen.repay();
  await screen.money()[0]?.answer(answers.asksForCode);
  return screen;
};
