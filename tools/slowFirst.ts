import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files that run long. Without durations of an earlier run vitest starts the shortest file last, and one processor would wait for these. */
const slow = [
  'tests/repay/repay.test.ts',
  'tests/orderDetails/orderDetails.test.ts',
  'tests/root/app.test.ts',
  'tests/loanConfirm/loanConfirm.test.ts',
  'tests/simulation/simulation.test.ts',
  'tests/deploy/boundary.test.ts',
  'tests/simulation/restored.test.ts',
  'tests/app/app.view.test.tsx',
  'tests/firstPaint/figures.view.test.tsx',
  'tests/theme/firstStyles.app.test.ts',
  'tests/firstPaint/documents.app.test.ts',
  'tests/app/journey.app.test.ts',
  'tests/orderDetails/tour.app.test.ts',
  'tests/app/prefetch.app.test.ts',
];

const isSlow = ({ moduleId }: TestSpecification) => slow.some((file) => moduleId.endsWith(file));

/** Starts the slow files first, so that all workers end at about the same time. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's method, which returns a new list.
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
