import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { type Failure, slowCount, type TestsReport } from './report.ts';

/** A library may throw an error without a message. */
export function failureOf(
  file: string,
  name: string,
  errors: readonly { message?: string | undefined }[] = [],
): Failure {
  return { file, name, error: errors[0]?.message?.split('\n')[0] ?? '' };
}

/** Writes a `TestsReport` to the file that TESTS_REPORT names, for the table at the end of `npm test`. */
export default class LayerReporter implements Reporter {
  #expected: string[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#expected = specifications.map(({ moduleId }) => moduleId);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const fileOf = (module: TestModule) => relative('.', module.moduleId);
    const all = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => all.filter((test) => test.result().state === state).length;
    const named = (test: TestCase) => failureOf(fileOf(test.module), test.fullName, test.result().errors);
    const finished = new Set(
      modules
        .filter((module) => ['passed', 'failed', 'skipped'].includes(module.state()))
        .map((module) => module.moduleId),
    );
    const report: TestsReport = {
      tests: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
      failures: [
        ...modules.flatMap((module) =>
          module.errors().length > 0 ? failureOf(fileOf(module), '', module.errors()) : [],
        ),
        ...unhandled.map((error) => failureOf('', 'an error outside of a test', [error])),
        ...all.filter((test) => test.result().state === 'failed').map(named),
      ],
      flaky: all.filter((test) => test.diagnostic()?.flaky).map(named),
      slowest: modules
        .map((module) => {
          const { collectDuration, duration } = module.diagnostic();
          return { file: fileOf(module), seconds: (collectDuration + duration) / 1000 };
        })
        .toSorted((one, other) => other.seconds - one.seconds)
        .slice(0, slowCount),
      notRun: this.#expected.filter((file) => !finished.has(file)).map((file) => relative('.', file)),
    };
    writeFileSync(process.env['TESTS_REPORT'] ?? '.reports/tests.json', JSON.stringify(report));
  }
}
