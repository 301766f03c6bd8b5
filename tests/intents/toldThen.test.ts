import { afterEach, expect, test, vi } from 'vitest';
import { toPromise } from 'xstate';
import { outcomeUnknownMachine } from '../../machines/parts/outcomeUnknown/machine.ts';
import { beginIntent, type Intent } from '../../services/intents/intent.ts';
import { ledgerOf } from '../../services/intents/ledger.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { memoryStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const push = (): Intent => beginIntent('push', 'product:p1', { amount: 800_000 });

test('what the dialog has sent again is what was open when it told, whatever begins or ends while it is there', async () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  const told = push();
  storage.kept.set('openIntents', JSON.stringify([told]));
  const { root, subject } = startUnderRoot(outcomeUnknownMachine, {
    kind: 'push',
    subject: 'product:p1',
    question: undefined,
    canRetry: true,
    isOtherWay: false,
  });
  const ledger = ledgerOf(root.system);
  ledger.send({ type: 'intent.closed', key: told.key });
  ledger.send({ type: 'intent.opened', intent: push() });
  subject.send({ type: 'retry.requested' });
  expect(await toPromise(subject)).toEqual({ choice: 'retry', told: [told.key] });
});
