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

test('passes payloads as params: no action or guard asks for the type of its event', () => {
  expect(counted(/\bevent\.type\b/g)).toEqual({});
});

test('has at most eight casts and waivers, each with a reason', () => {
  expect(counted(/\bas (never|unknown|any|keyof|readonly|[A-Z]\w*|[[({])|no-explicit-any/g)).toEqual({
    'machines/complaintNext/selectors.ts': 1,
    'machines/oldRepayment/codeEntryMachine.ts': 1,
    'machines/pendingRequests/dialog.ts': 1,
    'machines/pendingRequests/outcome.ts': 1,
    'machines/root/app.ts': 2,
    'machines/root/tracker.ts': 1,
    'machines/screen/routes.ts': 1,
  });
});

test("asks for states only by constants that satisfy the machine's states", () => {
  expect(counted(/stateIn\((?!\w+(\.\w+)?\))/g)).toEqual({});
});
