import type { SnapshotFrom } from 'xstate';
import { outcomeUnknownMachine } from '../../machines/pendingRequests/dialog.ts';
import { selectViewState } from '../../machines/pendingRequests/selectors.ts';
import { checkOrder } from '../../services/orderDetails/check.ts';
import type { Warning } from '../../services/pendingRequests/openRequest.ts';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import { defineModel, done, neverAfter, type Person, respond } from '../../packages/kit/index.ts';
import { backPressed } from '../models/fixtures/dialogs.ts';
import { cut, refused } from '../models/fixtures/failures.ts';
import { byRoot, pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { partOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof outcomeUnknownMachine>;

const about = (
  kind: RequestKind,
  ways: { canCheck?: true; canRetry?: true; reason?: Warning['reason'] },
) => ({
  reason: ways.reason ?? ('unknown' as const),
  wanted: kind,
  kind,
  keys: ['k1'],
  choice: '',
  subject: 'order:o1' as const,
  first: pendingRequest(kind, 'order:o1', { key: 'k1', since: 1_795_570_860_000 }),
  question: ways.canCheck && { productId: 'p1', orderId: 'o1' },
  check: checkOrder,
  isSame: ways.canRetry ?? false,
});

const taps = (name: string | RegExp) => ({
  says: `taps "${String(name).replaceAll(/[/^$]/g, '')}"`,
  gesture: (person: Person) => person.tap('button', name),
});

const found = (verdict: 'done' | 'notDone' | 'unclear', news: string) => done({ verdict, news });
const isOver = (seen: Seen) => seen.status === 'done';
const titles: Partial<Record<Warning['reason'], string>> = {
  otherSession: 'On this phone a loan was requested at 09:41 in another login',
  alreadyDone: 'A payment code was made at 09:41',
  done: 'Your loan was taken at 09:41',
  forgetful: 'This phone cannot remember your request.',
};
const titleOf = (kind: RequestKind) =>
  kind === 'push'
    ? 'We do not know yet whether your loan was taken'
    : 'We do not know yet whether your repayment arrived';
const seesTitle = async (person: Person, { context }: Seen) => {
  await person.seesRole('dialog', titles[context.reason] ?? titleOf(context.kind));
  await person.seesRole('button', context.reason === 'otherSession' ? 'That was not me' : 'Leave it for now');
};

export const model = defineModel(outcomeUnknownMachine, {
  ...partOf('outcomeUnknown'),
  same: { check: 'identity', 'check.input': 'ignored' },
  inputs: {
    'a push': ({ double }) => ({ app: double('app'), ...about('push', { canCheck: true, canRetry: true }) }),
    'an open repayment': ({ double }) => ({ app: double('app'), ...about('commit', { canCheck: true }) }),
    'another way to pay': ({ double }) => ({
      app: double('app'),
      ...about('commit', { reason: 'otherWay' }),
    }),
    'a code that was made before': ({ double }) => ({
      app: double('app'),
      ...about('makeCode', { reason: 'alreadyDone' }),
    }),
    'a push that was done and not seen': ({ double }) => ({
      app: double('app'),
      ...about('push', { canCheck: true, reason: 'done' }),
    }),
    'a push of another session': ({ double }) => ({
      app: double('app'),
      ...about('push', { canCheck: true, reason: 'otherSession' }),
    }),
    'a push that is too old': ({ double }) => ({
      app: double('app'),
      ...about('push', { canCheck: true, reason: 'expired' }),
    }),
    'the same push that is too old': ({ double }) => ({
      app: double('app'),
      ...about('push', { canRetry: true, reason: 'expired' }),
    }),
    'a phone that cannot remember': ({ double }) => ({
      app: double('app'),
      ...about('push', { canCheck: true, reason: 'forgetful' }),
    }),
  },
  events: {
    'check.requested': {
      ...taps(/^Check (now|again)$/),
      when: (seen) => selectViewState(seen) !== 'settled' && seen.context.reason !== 'done',
    },
    'retry.requested': taps('Try again'),
    'otherWay.chosen': taps(/^(Pay this way all the same|Send it again all the same|Send it now)$/),
    'result.accepted': taps(/^(Continue|Show it)$/),
    'dialog.closed': { says: 'leaves it', gesture: (person) => person.press('Escape') },
    'back.pressed': backPressed,
    'warning.renewed': {
      ...byRoot('warning.renewed', 'looks again'),
      cases: {
        canSend: ({ context }) => ({ warning: { ...context, isSame: true } }),
        ofAnother: ({ context }) => ({ warning: { ...context, keys: ['k2'], reason: 'otherSession' } }),
      },
    },
    'question.answered': byRoot('question.answered', 'learns in another tab that nothing is pending'),
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
    'asking.unchecked': seesTitle,
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
    answered: async () => undefined,
    opened: async () => undefined,
    gone: async () => undefined,
  },
  rules: [
    respond('a look comes to an end', {
      when: (seen) => seen.matches('checking'),
      then: (seen) => !seen.matches('checking'),
    }),
    neverAfter('what was found done is sent again', {
      after: ({ seen }) => seen.matches('settled'),
      bad: ({ seen }) => isOver(seen) && ['retry', 'otherWay'].includes(seen.output?.choice ?? ''),
    }),
  ],
});
