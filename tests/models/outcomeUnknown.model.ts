import type { SnapshotFrom } from 'xstate';
import { outcomeUnknownMachine } from '../../machines/parts/outcomeUnknown/machine.ts';
import { selectFace } from '../../machines/parts/outcomeUnknown/selectors.ts';
import type { IntentKind } from '../../services/intents/intent.ts';
import { defineModel, done, neverAfter, type Person, respond } from '../kit/index.ts';
import { cut, refused } from './fixtures/failures.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

type Seen = SnapshotFrom<typeof outcomeUnknownMachine>;

const about = (kind: IntentKind, ways: { canCheck?: true; canRetry?: true; isOtherWay?: true }) => ({
  kind,
  subject: 'order:o1' as const,
  question: ways.canCheck && { productId: 'p1', orderId: 'o1' },
  canRetry: ways.canRetry ?? false,
  isOtherWay: ways.isOtherWay ?? false,
});

const taps = (name: string | RegExp) => ({
  says: `taps "${String(name).replaceAll(/[/^$]/g, '')}"`,
  gesture: (person: Person) => person.tap('button', name),
});

const found = (verdict: 'done' | 'notDone' | 'unclear', news: string) => done({ verdict, news });
const isOver = (seen: Seen) => seen.status === 'done';
const seesTitle = (person: Person, { context }: Seen) =>
  person.seesRole(
    'dialog',
    context.kind === 'push'
      ? 'We do not know yet whether your loan was taken'
      : 'We do not know yet whether your repayment arrived',
  );

export const model = defineModel(outcomeUnknownMachine, {
  words: wordsOf('outcomeUnknown'),
  sheet: sheetOf('outcomeUnknown'),
  inputs: {
    'a push': ({ double }) => ({ app: double('app'), ...about('push', { canCheck: true, canRetry: true }) }),
    'an open repayment': ({ double }) => ({ app: double('app'), ...about('commit', { canCheck: true }) }),
    'another way to pay': ({ double }) => ({ app: double('app'), ...about('commit', { isOtherWay: true }) }),
  },
  events: {
    'check.requested': { ...taps(/^Check (now|again)$/), when: (seen) => selectFace(seen) !== 'settled' },
    'retry.requested': taps('Try again'),
    'otherWay.chosen': taps('Pay this way all the same'),
    'result.accepted': { ...taps('Continue'), when: (seen) => selectFace(seen) === 'settled' },
    'dialog.closed': { says: 'leaves it', gesture: (person) => person.press('Escape') },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
  },
  outcomes: {
    check: {
      done: found('done', 'Fully paid'),
      notDone: found('notDone', 'Payment due'),
      unclear: found('unclear', ''),
      refused,
      cut,
    },
  },
  states: {
    'asking.untold': seesTitle,
    'asking.notDone': async (person, seen) => {
      await seesTitle(person, seen);
      await person.sees('We looked: it did not happen so far.');
      await person.sees('The lender says: Payment due');
    },
    'asking.unclear': async (person, seen) => {
      await seesTitle(person, seen);
      await person.sees('We looked, and it cannot be told yet.');
    },
    checking: seesTitle,
    settled: async (person, { context }) => {
      await person.seesRole(
        'dialog',
        context.kind === 'push' ? 'Your loan was taken' : 'Your repayment arrived',
      );
      await person.sees('The lender says: Fully paid');
    },
    retried: async () => undefined,
    otherWayTaken: async () => undefined,
    left: async () => undefined,
    gone: async () => undefined,
  },
  rules: [
    respond('a look comes to an end', {
      when: (seen) => seen.matches('checking'),
      then: (seen) => !seen.matches('checking'),
    }),
    neverAfter('what was found done is sent again', {
      after: ({ seen }) => seen.matches('settled'),
      bad: ({ seen }) => isOver(seen) && seen.output?.choice !== 'goOn',
    }),
  ],
});
