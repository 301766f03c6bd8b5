import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
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
  canDoMore: 'A fact about the screen that is described.',
  handled: 'The payload of an answer to the shell.',
  isAgreed: 'The payload of what is stored: the box itself is a region.',
  isDelay: 'The address: the call and the subject follow from it.',
  isFromOrder: 'The address: the account is bound by another call.',
  isRepaid: 'The output of the dialog.',
  isRetry: 'The input: the first state follows from it.',
  isReturn: 'The age of the code when the page opens: the first state follows from it.',
  isTraversal: 'How the address changed, as the browser said.',
  market: 'The address: the currency follows from it.',
  mayHaveCode: 'What the device stored: the first state follows from it.',
  needValid: 'What a response says.',
  pageNames: 'The payload of a request: what the link may name.',
  replace: 'The payload of a request: how the history changes.',
  wasAgreed: 'What the device stored: the region starts from it.',
  withCommonParameters: 'The payload of a request: what the link gets.',
};

const casts = /\bas (never|unknown|any|keyof|readonly|[A-Z]\w*|[[({])|no-explicit-any/g;

test('passes payloads as params: no action or guard asks for the type of its event', () => {
  expect(counted(/\bevent\.type\b/g)).toEqual({});
});

test('sends to a child only what it understands', () => {
  expect(counted(/\b(sendTo\(\s*'|forwardTo\()/g)).toEqual({});
});

test('has at most eight casts and waivers, each with a reason', () => {
  expect(counted(casts)).toEqual({
    'machines/complaintNext/selectors.ts': 1,
    'machines/oldRepayment/codeEntryMachine.ts': 1,
    'machines/pendingRequests/dialog.ts': 1,
    'machines/pendingRequests/outcome.ts': 1,
    'machines/root/tracker.ts': 1,
    'machines/screen/actions.ts': 1,
    'machines/screen/pieces.ts': 1,
  });
  const unexplained = sources.flatMap(([file, text]) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return (text.match(casts) ?? []).filter((cast) =>
      lines.every((line, place) => !line.includes(cast) || !/^ *\/\/ /.test(lines[place - 1] ?? '')),
    );
  });
  expect(unexplained.filter((cast) => cast !== 'no-explicit-any')).toEqual([]);
});

test("asks for states only by constants that satisfy the machine's states", () => {
  expect(counted(/stateIn\((?!\w+(\.\w+)?\))/g)).toEqual({});
});

test('binds the pieces of each kit, which check what the kit needs of the context', () => {
  const bound = [
    ['loadKit', /piecesOf\(|satisfies Loading</],
    ['submitKit', /submissionsOf\(/],
  ] as const;
  const loose = sources.flatMap(([file, text]) =>
    bound
      .filter(([kit]) => text.includes(`.extend(${kit})`))
      .filter(
        ([, pieces]) =>
          !sources.some(([other, code]) => dirname(other) === dirname(file) && pieces.test(code)),
      )
      .map(([kit]) => `${file} extends ${kit}`),
  );
  expect(loose).toEqual([]);
});

test('keeps in booleans only what is data: everything else is a state', () => {
  const flags = sources.flatMap(([, text]) =>
    [...text.matchAll(/\b(\w+)\??: boolean\b/g)].map(([, name]) => name),
  );
  expect(new Set(flags)).toEqual(new Set(Object.keys(data)));
});

test('machines/ has fewer lines than before pieces of charts were shared', () => {
  const lines = globSync('machines/**/*.ts').map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(10_579);
});
