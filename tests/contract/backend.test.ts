import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../contract/api/calls.ts';
import { type Backend, checkBackend, checkMemory } from '../../contract/backend/check.ts';
import { curlOf } from '../../contract/backend/curl.ts';
import { reportText } from '../../contract/backend/print.ts';
import type { Report } from '../../contract/backend/verdicts.ts';
import { type SentenceName, sentences } from '../../contract/backend/sentences.ts';
import type { Dialect } from '../../sandbox/dialects.ts';
import { backendWith } from './backends.ts';
import { plantedFaults } from './faults.ts';

const broken = ({ verdicts }: Report) =>
  verdicts
    .filter(({ result }) => result === 'broken')
    .map(({ call, sentence, detail }) => `${call} ${sentence}: ${detail}`);
const hours = 3_600_000;

/** What the check reports of the sandbox in each dialect. The app reads all of them. */
const pitfalls: Record<Dialect, SentenceName[]> = {
  plain: [],
  longIds: ['keepsIds'],
  // A list of numbers is also a type that the contract does not have.
  javaTimes: ['datesItsTimes', 'hasItsData'],
  // A kind of field with blanks is also a value that the contract does not have.
  padded: ['hasItsData', 'trimsItsCodes'],
  twins: ['distinguishesRows'],
  asText: [],
  sparse: [],
  // The sandbox refuses a term that it writes as no plain number.
  careless: ['addsUp', 'countsCentavos', 'datesItsTimes', 'hasItsData'],
};

const checkTwice = async ({ backend, turn }: ReturnType<typeof backendWith>) => {
  const first = await checkBackend(backend);
  turn(23 * hours);
  const second = await checkMemory(backend, first);
  return { first, second };
};

const whatIs = (report: Report, sentence: string) =>
  report.verdicts.some((verdict) => verdict.sentence === sentence);

describe('a backend', () => {
  it('finds no violation in a backend that keeps the contract, and checks every sentence', async () => {
    const { first, second } = await checkTwice(backendWith());
    expect([...broken(first), ...broken(second)]).toEqual([]);
    expect(first.skipped).toEqual([]);
    expect(
      Object.keys(sentences).filter((sentence) => !whatIs(first, sentence) && !whatIs(second, sentence)),
    ).toEqual([]);
    const irreversible = contractCalls.filter(
      ({ actor, withoutPerson }) => actor && 'isIrreversible' in actor && withoutPerson === undefined,
    );
    expect(first.remembered).toHaveLength(irreversible.length);
  });

  it('finds one violation for each planted fault, in the right place', async () => {
    const { first, second } = await checkTwice(backendWith(plantedFaults));
    const found = [...broken(first), ...broken(second)];
    expect(found.map((one) => one.replace(/:.*/s, '')).toSorted()).toEqual(
      plantedFaults.map(({ breaks }) => breaks).toSorted(),
    );
    expect(found).toHaveLength(plantedFaults.length);
  });

  it.each(Object.entries(pitfalls))(
    'reports the dialect %s by its pitfalls, and skips no call',
    async (dialect, sentence) => {
      const report = await checkBackend(backendWith([], dialect as Dialect).backend);
      const found = report.verdicts.filter(({ result }) => result === 'broken');
      expect([...new Set(found.map((verdict) => verdict.sentence))].toSorted()).toEqual(sentence);
      expect(report.skipped).toEqual([]);
    },
  );

  it('sends no request that changes data unless asked to', async () => {
    const { backend } = backendWith();
    const made: string[] = [];
    const watched: Backend = {
      ...backend,
      change: false,
      fetch: (url, init) => {
        if (new Headers(init.headers).has('Idempotency-Key')) made.push(url);
        return backend.fetch(url, init);
      },
    };
    const { skipped } = await checkBackend(watched);
    expect(made).toEqual([]);
    expect(skipped.map(({ call }) => call)).toEqual(
      expect.arrayContaining(['push', 'generateCode', 'register', 'uploadImage']),
    );
  });

  it('skips calls about subjects that were not named', async () => {
    const { backend } = backendWith();
    const { skipped, verdicts } = await checkBackend({ ...backend, change: false, subjects: {} });
    expect(skipped).toContainEqual({ call: 'loanDetails', why: 'needs --product' });
    expect(verdicts.map(({ call }) => call)).toContain('contactInfo');
  });

  it('reports a backend that does not respond, without throwing', async () => {
    const { backend } = backendWith();
    const report = await checkBackend({ ...backend, fetch: () => Promise.reject(new TypeError('refused')) });
    expect(
      new Set(
        report.verdicts.filter(({ sentence }) => sentence === 'answersInTime').map(({ result }) => result),
      ),
    ).toEqual(new Set(['broken']));
  });

  it('reports a slow backend, with the 50th and nearly 100th percentile', async () => {
    const { backend, turn } = backendWith();
    const report = await checkBackend({
      ...backend,
      change: false,
      times: 10,
      fetch: async (url, init) => {
        turn(url.includes('/spoken/unforgettable') ? 2_400 : 30);
        return backend.fetch(url, init);
      },
    });
    const text = reportText(report);
    expect(text).toMatch(/\n\d{3} answers: p50 30 ms, p95 \d/);
    const slow = text.split('\n').filter((line) => line.startsWith('slow: '));
    expect(slow).toEqual([
      expect.stringMatching(/POST \/spoken\/unforgettable {2}p50 2\.4 s, p95 2\.4 s of 1\d/),
    ]);
  });

  it('reports a fault in every response once, with a command that reproduces it', async () => {
    const { backend } = backendWith();
    const report = await checkBackend({
      ...backend,
      change: false,
      fetch: async (url, init) => {
        const answer = await backend.fetch(url, init);
        const headers = new Headers(answer.headers);
        headers.delete('Cache-Control');
        const body = answer.status === 204 ? null : await answer.blob();
        return new Response(body, { status: answer.status, headers });
      },
    });
    const findings = reportText(report)
      .split('\n')
      .filter((line) => line.startsWith('✗'));
    expect(findings).toEqual(['✗ An answer carries Cache-Control: no-store.']);
    expect(reportText(report)).toMatch(/\n {4}\d\d times, at loanDetails, /);
    const command = /\n {4}(curl .*)/.exec(reportText(report))?.[1] ?? '';
    expect(command).toContain('sessionId=\'"$SESSION"\'');
    expect(reportText(report) + JSON.stringify(report.verdicts)).not.toContain(backend.sessionId);
  });

  it('repeats keyed requests only within a day', async () => {
    const { backend, turn } = backendWith();
    const report = await checkBackend(backend);
    turn(24 * hours);
    expect((await checkMemory(backend, report)).skipped).toHaveLength(report.remembered.length);
  });
});

describe('the command that repeats a request', () => {
  it('prints a command that a shell parses unchanged, with the session in a variable', () => {
    const command = curlOf({
      url: "https://api.example/v3/x?sessionId=secret&a=it's&b=$HOME",
      init: {
        method: 'POST',
        headers: { building: '', swift: 'a "b" `c`' },
        body: new URLSearchParams({ amount: '100' }),
      },
    });
    const words = execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }; SESSION=mine; ${command}`], {
      encoding: 'utf8',
    });
    expect(words.trim().split('\n')).toEqual([
      '-sS',
      '-i',
      '-X',
      'POST',
      "https://api.example/v3/x?sessionId=mine&a=it's&b=$HOME",
      '-H',
      'building;',
      '-H',
      'swift: a "b" `c`',
      '--data',
      'amount=100',
    ]);
  });
});
