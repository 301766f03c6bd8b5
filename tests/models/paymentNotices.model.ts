import { paymentNoticesMachine } from '../../machines/repaymentCode/noticesMachine.ts';
import { defineModel, transient } from '../kit/index.ts';
import { environment } from './fixtures/environment.ts';
import { repaymentInfo, shellAnswer } from './fixtures/repayment.ts';

const opened = { route: 'repaymentOfCode2' as const, search: '', environment };
const way = { channelNumber: '', cardId: '' };

export const model = defineModel(paymentNoticesMachine, {
  inputs: {
    stored: ({ double }) => ({
      app: double('app'),
      ...opened,
      stores: { paymentWay: { ...way, info: repaymentInfo() } },
    }),
    codeless: ({ double }) => ({
      app: double('app'),
      ...opened,
      stores: { paymentWay: { ...way, info: repaymentInfo({ defDetail: undefined }) } },
    }),
    nothing: ({ double }) => ({ app: double('app'), ...opened }),
  },
  events: {
    'copy.requested': {
      says: 'taps the contract number',
      gesture: (person) => person.tap('button', /Contract number/),
    },
    'back.chosen': { says: 'goes back', gesture: (person) => person.tap('button', 'Back') },
    'bridge.answered': shellAnswer,
  },
  outcomes: { copy: {} },
  waive: {
    'no way out: shown': 'Nothing changes here: the person reads, copies and leaves.',
    'no way out: empty': 'The only way is back, which ends this machine.',
  },
  states: {
    looking: transient,
    empty: (person) => person.sees('There is nothing to pay here'),
    shown: async (person, { context }) => {
      await person.sees('Total payment');
      await person.sees('₱8,924.80');
      if (context.info?.defDetail) await person.sees('Open GCash and tap Bills.');
    },
  },
});
