import { expect, test } from 'vitest';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { openScreen } from '../doubles/lender.ts';

const payCode = '0312345678901234';

test.each([[['copyText', 'share']], [['share', 'copyText']], [['copyText']]])(
  'lets a shell that can do %j copy the code',
  (actions) => {
    const search = `showType=1&payCode=${payCode}&repayAmount=100`;
    const { actor, asked } = openScreen(repaymentCodeMachine, { route: 'repaymentOfCode', search });
    actor.send({
      type: 'bridge.answered',
      request: { action: 'capabilities' },
      result: { ok: true, result: { actions } },
    });
    actor.send({ type: 'copy.requested' });
    expect(asked).toContainEqual({
      type: 'bridge.called',
      request: { action: 'copyText', payload: { text: payCode } },
    });
  },
);
