import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createEmptyActor } from 'xstate';
import { outcomeUnknownMachine } from '../../machines/pendingRequests/dialog.ts';
import type { Done } from '../../services/pendingRequests/intent.ts';
import { OutcomeUnknownDialog } from '../../views/parts/OutcomeUnknownDialog.tsx';
import { loadWording } from '../../views/wording/wording.ts';

await loadWording('spec', ['common', 'outcomeUnknown']);

const begun = 'You started a payment at 09:41';
const sent = 'Your payment was sent at 09:41';
const code = { recordId: 'r1', cardId: 'c1', couponId: '' };

test.each([
  ['a commit that still needs its code', 'commit', code, begun],
  ['an e-wallet page', 'payByWallet', { link: 'https://pay.example/' }, begun],
  ['a commit that needed no code', 'commit', {}, sent],
  ['a confirmed repayment', 'confirm', undefined, sent],
  ['another code', 'resendCode', code, 'A code was sent at 09:41'],
] as const)('says what was done: %s', (_, kind, result, title) => {
  const since = 1_795_570_860_000;
  const done: Done = { kind, key: 'k1', at: since, result };
  for (const reason of ['done', 'alreadyDone'] as const) {
    const actor = createActor(outcomeUnknownMachine, {
      input: {
        app: createEmptyActor(),
        reason,
        wanted: kind,
        kind,
        subject: 'order:o1',
        keys: ['k1'],
        since,
        done,
        isSame: false,
        choice: '',
        question: undefined,
        check: undefined,
      },
    }).start();
    const { unmount } = render(<OutcomeUnknownDialog actor={actor} />);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
    unmount();
  }
});
