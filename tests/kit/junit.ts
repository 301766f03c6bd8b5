/** One test as a CI's report knows it. */
export interface JUnitCase {
  name: string;
  failures: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A report in the format that CIs read, named after JUnit. */
export const junitText = (suite: string, cases: readonly JUnitCase[], seconds: number): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="${escaped(suite)}" tests="${cases.length}" failures="${cases.filter(({ failures }) => failures.length > 0).length}" time="${seconds}">`,
    ...cases.map(({ name, failures }) =>
      failures.length === 0
        ? `  <testcase name="${escaped(name)}"/>`
        : `  <testcase name="${escaped(name)}"><failure>${escaped(failures.join('\n'))}</failure></testcase>`,
    ),
    '</testsuite>',
    '',
  ].join('\n');
