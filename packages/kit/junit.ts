export interface JUnitCase {
  name: string;
  failures: readonly string[];
}

/** Characters that XML 1.0 forbids, such as terminal colour codes. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns a report in JUnit's XML format, which CI systems read. */
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
