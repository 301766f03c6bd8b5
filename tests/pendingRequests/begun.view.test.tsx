import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createEmptyActor, fromPromise, type InputFrom } from 'xstate';
import { outcomeUnknownMachine } from '../../machines/pendingRequests/dialog.ts';
import type { CheckResult } from '../../services/pendingRequests/check.ts';
import type { Done } from '../../services/pendingRequests/request.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { OutcomeUnknownDialog } from '../../views/parts/OutcomeUnknownDialog.tsx';
import { loadWording } from '../../views/wording/wording.ts';

await loadWording('spec', ['common', 'outcomeUnknown']);

type Input = InputFrom<typeof outcomeUnknownMachine>;

const begun = 'You started a payment at 09:41';
const sent = 'Your payment was sent at 09:41';
const code = { recordId: 'r1', cardId: 'c1', couponId: '' };

const since = 1_795_570_860_000;
const asked = (kind: Done['kind'], more: Partial<Input>): Input => ({
  app: createEmptyActor(),
  reason: 'unknown',
  wanted: kind,
  kind,
  subject: 'order:o1',
  keys: ['k1'],
  first: pendingRequest(kind, 'order:o1', { since }),
  isSame: false,
  choice: '',
  question: undefined,
  check: undefined,
  ...more,
});

test.each([
  ['a commit that still needs its code', 'commit', code, begun],
  ['an e-wallet page', 'payByWallet', { link: 'https://pay.example/' }, begun],
  ['a commit that needed no code', 'commit', {}, sent],
  ['a confirmed repayment', 'confirm', undefined, sent],
  ['another code', 'resendCode', code, 'A code was sent at 09:41'],
] as const)('says what was done: %s', (_, kind, result, title) => {
  const first = pendingRequest(kind, 'order:o1', { since, isDone: true, ...(result && { result }) });
  for (const reason of ['done', 'alreadyDone'] as const) {
    const actor = createActor(outcomeUnknownMachine, { input: asked(kind, { reason, first }) }).start();
    const { unmount } = render(<OutcomeUnknownDialog actor={actor} />);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    unmount();
  }
});

test('gives no time for a request that was sent around a sleep of the phone, however short the sleep seems', () => {
  const first = pendingRequest('commit', 'order:o1', { since, latest: since + 240_000 });
  const uncertain = asked('commit', { reason: 'otherSession', first });
  const actor = createActor(outcomeUnknownMachine, { input: uncertain }).start();
  render(<OutcomeUnknownDialog actor={actor} />);
  expect(screen.getByRole('dialog').textContent).toContain('an unknown time');
});

test.each([
  ['complain', 'We looked: it is not among your complaints so far.'],
  ['push', 'We looked: it did not happen so far.'],
] as const)('says what a check of the backend did not find: %s', async (kind, text) => {
  const check = async (): Promise<CheckResult> => ({ verdict: 'notDone', news: '' });
  const actor = createActor(outcomeUnknownMachine.provide({ actors: { check: fromPromise(check) } }), {
    input: asked(kind, { question: {}, check: () => undefined as never }),
  }).start();
  render(<OutcomeUnknownDialog actor={actor} />);
  actor.send({ type: 'check.requested' });
  expect(await screen.findByText(text)).toBeDefined();
});
