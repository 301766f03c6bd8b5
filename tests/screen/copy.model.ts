import { copyMachine } from '../../machines/screen/copy.ts';
import { defineModel, done, fails } from '../../packages/kit/index.ts';
import { shellAnswer } from '../models/fixtures/repayment.ts';
import { partOf } from '../models/words.ts';

const tellsActions = (actions: unknown) => ({
  request: { action: 'capabilities' as const },
  result: { ok: true as const, result: { actions } },
});

const unseen = async () => undefined;

export const model = defineModel(copyMachine, {
  ...partOf('copy'),
  input: ({ double }) => ({ app: double('app') }),
  events: {
    'copy.requested': {
      says: 'taps Copy',
      cases: { code: { text: '8001701000000' }, sum: { text: '8924.80' } },
      gesture: (person) => person.tap('button', 'Copy'),
    },
    'bridge.answered': {
      ...shellAnswer,
      cases: {
        ...shellAnswer.cases,
        knowsCopy: tellsActions(['navigate', 'copyText']),
        knowsLittle: tellsActions(['navigate']),
        garbled: tellsActions('copyText'),
      },
    },
  },
  outcomes: { copyInPage: { copied: done(undefined), forbidden: fails(new Error('rejected')) } },
  states: {
    'copying.ready': unseen,
    'copying.askingShell': unseen,
    'copying.copyingInPage': unseen,
    'shell.unknown': unseen,
    'shell.offers': unseen,
  },
});
