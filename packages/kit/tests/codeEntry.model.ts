import { defineModel } from '../defineModel.ts';
import { done, fails } from '../model.ts';
import { codeEntry } from './machines.ts';

export const config = {
  input: ({ double }) => ({ app: double('app') }),
  events: {
    'code.requested': { says: 'taps "Get code"', gesture: (person) => person.tap('button', 'Get code') },
    'code.typed': {
      says: 'types the code',
      cases: { complete: { code: '123456' }, short: { code: '12' } },
      gesture: (person, { code }) => person.type('Code', code),
    },
    'code.confirmed': { says: 'taps "Confirm"', gesture: (person) => person.tap('button', 'Confirm') },
    'dialog.closed': { says: 'closes the dialog', gesture: (person) => person.tap('button', 'Cancel') },
  },
  outcomes: {
    sendCode: { ok: done({ sent: true }), refused: fails(new Error('refused')) },
    confirmCode: {
      right: done({ right: true }),
      wrong: done({ right: false }),
      broken: fails(new Error('500')),
    },
  },
  states: {
    idle: (person) => person.seesRole('button', 'Get code'),
    sending: (person) => person.sees('Sending…'),
    'entering.waiting': (person) => person.sees('Wait a minute'),
    'entering.resendable': (person) => person.seesRole('button', 'Get code'),
    confirming: (person) => person.sees('Checking…'),
    confirmed: (person) => person.sees('Done'),
  },
} satisfies Parameters<typeof defineModel<typeof codeEntry>>[1];

export const model = defineModel(codeEntry, config);
