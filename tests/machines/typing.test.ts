import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Waivers are comments, so that only prose is left out. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll('{} as {', '')
    .replace(/^(import|export) .* from .*$|^export type \{.*$|^ *(\/\*\*|\*|\/\/ (?!oxlint)).*$/gm, '');

const sources = globSync('machines/**/*.ts').map((file) => [file, codeOf(file)] as const);

const counted = (pattern: RegExp) =>
  Object.fromEntries(
    sources.flatMap(([file, text]) => {
      const count = text.match(pattern)?.length ?? 0;
      return count > 0 ? [[file, count]] : [];
    }),
  );

/** Booleans of contexts, inputs and payloads, each with the reason why it is no state. */
const data: Record<string, string> = {
  'machines/bindBank/context.ts isFromOrder': 'The address: the account is bound by another call.',
  'machines/loanConfirm/consent.ts isAgreed': 'The payload of what is stored: the box itself is a region.',
  'machines/loanConfirm/context.ts wasAgreed': 'What the device stored: the region starts from it.',
  'machines/loanConfirm/machine.ts isAgreed': 'The same payload.',
  'machines/oldRepayment/codeEntryMachine.ts isRepaid': 'The output of the dialog.',
  'machines/oldRepayment/machine.ts isRepaid': 'The same output.',
  'machines/orderDetails/rating/machine.ts isRetry': 'The input: the first state follows from it.',
  'machines/payment/arrival.ts isReturn': 'The input: the first state follows from it.',
  'machines/payment/codePage.ts isReturn': 'The age of the code when the page opens.',
  'machines/pendingRequests/describeScreen.ts isFirst': 'The payload of a message.',
  'machines/pendingRequests/dialog.ts isSame': 'A fact about the pending request that was found.',
  'machines/repay/context.ts isDelay': 'The address: the call and the subject follow from it.',
  'machines/root/context.ts isTraversal': 'How the address changed, as the browser said.',
};

test('passes payloads as params: no action or guard asks for the type of its event', () => {
  expect(counted(/\bevent\.type\b/g)).toEqual({});
});

test('has at most seven casts and waivers, each with a reason', () => {
  expect(counted(/\bas (never|unknown|any|keyof|readonly|[A-Z]\w*|[[({])|no-explicit-any/g)).toEqual({
    'machines/complaintNext/selectors.ts': 1,
    'machines/oldRepayment/codeEntryMachine.ts': 1,
    'machines/pendingRequests/dialog.ts': 1,
    'machines/pendingRequests/outcome.ts': 1,
    'machines/root/tracker.ts': 1,
    'machines/screen/actions.ts': 1,
    'machines/screen/routes.ts': 1,
  });
});

test("asks for states only by constants that satisfy the machine's states", () => {
  expect(counted(/stateIn\((?!\w+(\.\w+)?\))/g)).toEqual({});
});

test('keeps in booleans only what is data: everything else is a state', () => {
  const flags = sources.flatMap(([file, text]) =>
    [...text.matchAll(/\b((?:is|has|can|was)[A-Z]\w*)\??: boolean/g)].map(([, name]) => `${file} ${name}`),
  );
  expect(new Set(flags)).toEqual(new Set(Object.keys(data)));
});

test('machines/ has fewer lines than before pieces of charts were shared', () => {
  const lines = globSync('machines/**/*.ts').map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(10_579);
});
