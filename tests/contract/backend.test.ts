import { describe, expect, it } from 'vitest';
import { type Backend, checkBackend, checkMemory } from '../../contract/backend/check.ts';
import type { Report } from '../../contract/backend/verdicts.ts';
import { sentences } from '../../contract/backend/sentences.ts';
import { backendWith } from './backends.ts';
import { plantedFaults } from './faults.ts';

const broken = ({ verdicts }: Report) =>
  verdicts
    .filter(({ result }) => result === 'broken')
    .map(({ call, sentence, detail }) => `${call} ${sentence}: ${detail}`);
const hours = 3_600_000;

/** Checks a backend, and 23 hours later that it remembers. */
const checkTwice = async ({ backend, turn }: ReturnType<typeof backendWith>) => {
  const first = await checkBackend(backend);
  turn(23 * hours);
  const second = await checkMemory(backend, first);
  return { first, second };
};

const whatIs = (report: Report, sentence: string) =>
  report.verdicts.some((verdict) => verdict.sentence === sentence);

describe('a backend', () => {
  it('that keeps the contract breaks no sentence of it, and none goes unchecked', async () => {
    const { first, second } = await checkTwice(backendWith());
    expect([...broken(first), ...broken(second)]).toEqual([]);
    expect(first.skipped).toEqual([]);
    expect(
      Object.keys(sentences).filter((sentence) => !whatIs(first, sentence) && !whatIs(second, sentence)),
    ).toEqual([]);
    expect(first.remembered).toHaveLength(11);
  });

  it('breaks one sentence for each planted fault, where the fault is', async () => {
    const { first, second } = await checkTwice(backendWith(plantedFaults));
    const found = [...broken(first), ...broken(second)];
    expect(found.map((one) => one.replace(/:.*/s, '')).toSorted()).toEqual(
      plantedFaults.map(({ breaks }) => breaks).toSorted(),
    );
    expect(found).toHaveLength(plantedFaults.length);
  });

  it('is asked for nothing that changes something unless asked to', async () => {
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

  it('is not asked about what nobody named', async () => {
    const { backend } = backendWith();
    const { skipped, verdicts } = await checkBackend({ ...backend, change: false, subjects: {} });
    expect(skipped).toContainEqual({ call: 'loanDetails', why: 'needs --product' });
    expect(verdicts.map(({ call }) => call)).toContain('contactInfo');
  });

  it('that does not answer is reported, and nothing is thrown', async () => {
    const { backend } = backendWith();
    const report = await checkBackend({ ...backend, fetch: () => Promise.reject(new TypeError('refused')) });
    expect(
      new Set(
        report.verdicts.filter(({ sentence }) => sentence === 'answersInTime').map(({ result }) => result),
      ),
    ).toEqual(new Set(['broken']));
  });

  it('is asked again within a day only', async () => {
    const { backend, turn } = backendWith();
    const report = await checkBackend(backend);
    turn(24 * hours);
    expect((await checkMemory(backend, report)).skipped).toHaveLength(report.remembered.length);
  });
});
