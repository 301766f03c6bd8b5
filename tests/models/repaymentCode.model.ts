import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { defineModel, transient } from '../kit/index.ts';
import { environment } from './fixtures/environment.ts';
import { brokenQrPh, qrPhOf, shellAnswer } from './fixtures/repayment.ts';

const opened = (query: Record<string, string>) => ({
  route: 'repaymentOfCode' as const,
  search: new URLSearchParams(query).toString(),
  environment,
  intents: [],
});

export const model = defineModel(repaymentCodeMachine, {
  inputs: {
    typed: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', payCode: '8001701000000', repayAmount: '892480' }),
    }),
    scanned: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCode: qrPhOf('8924.80'), repayAmount: '892480' }),
    }),
    pictured: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCodeImg: 'https://pay.example/qr.png', repayAmount: '892480' }),
    }),
    broken: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCode: brokenQrPh, repayAmount: '892480' }),
    }),
    empty: ({ double }) => ({ app: double('app'), ...opened({ showType: '1' }) }),
  },
  events: {
    'copy.requested': {
      says: 'copies the code',
      when: (seen) => !seen.matches({ shown: 'enlarged' }),
      gesture: (person) => person.tap('button', 'Copy'),
    },
    'code.enlarged': {
      says: 'enlarges the code',
      gesture: (person) => person.tap('button', 'Enlarge'),
    },
    'dialog.closed': { says: 'closes the dialog', gesture: (person) => person.press('Escape') },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
    'back.chosen': { says: 'goes back', gesture: (person) => person.tap('button', 'Back') },
    'bridge.answered': shellAnswer,
  },
  outcomes: { copy: {} },
  waive: {
    'no way out: refused': 'The only way is back, which ends this machine.',
    'no way out: missing': 'The only way is back, which ends this machine.',
  },
  states: {
    checking: transient,
    refused: async (person) => {
      await person.sees('Do not pay with this code');
      await person.doesNotSeeRole('img');
    },
    missing: (person) => person.sees('There is no code to pay with'),
    'shown.small': async (person, { context }) => {
      await person.sees('₱8,924.80');
      await person.sees('Nobody from us ever asks for your OTP.');
      if (context.isTyped) await person.seesRole('img', 'Barcode 8001701000000');
    },
    'shown.enlarged': (person) => person.seesRole('dialog', '₱8,924.80'),
  },
});
