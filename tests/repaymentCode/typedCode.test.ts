import { expect, test } from 'vitest';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { openScreen } from '../doubles/lender.ts';

test.each([
  ['1', 'shown'],
  ['2', 'refused'],
])('recognises digits that begin like a QR Ph payload, showType %s: %s', (showType, state) => {
  const search = `showType=${showType}&payCode=000201556677&repayAmount=100`;
  const { actor } = openScreen(repaymentCodeMachine, { route: 'repaymentOfCode', search });
  expect(actor.getSnapshot().matches(state as 'shown')).toBe(true);
});
