import { sentences } from './sentences.ts';
import type { Report, Verdict } from './verdicts.ts';

const brokenOf = ({ verdicts }: Report): Verdict[] => verdicts.filter(({ result }) => result === 'broken');
const callsOf = ({ verdicts }: Report) => new Set(verdicts.map(({ call }) => call));

/** The result in one sentence. */
const sumOf = (report: Report): string => {
  const broken = brokenOf(report).length;
  const checked = `${report.verdicts.length} checks of ${callsOf(report).size} calls`;
  if (report.verdicts.length === 0) return 'Nothing was checked.';
  return broken === 0
    ? `${checked}: the contract is kept.`
    : `${checked}: the contract is broken in ${broken} places.`;
};

/** The report for a terminal: what is broken first, by call, with the sentence of the contract. */
export const reportText = (report: Report): string => {
  const lines = [`${report.base}, contract ${report.contract}`, ''];
  for (const [call, verdicts] of Map.groupBy(brokenOf(report), ({ call: name }) => name)) {
    lines.push(`✗ ${call}  ${verdicts[0]?.address ?? ''}`);
    for (const { sentence, detail } of verdicts)
      lines.push(`    ${sentences[sentence]}`, `      seen: ${detail}`);
  }
  for (const { call, why } of report.skipped) lines.push(`- ${call}: not checked, ${why}`);
  if (lines.at(-1) !== '') lines.push('');
  return [...lines, sumOf(report)].join('\n');
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rows = (verdicts: readonly Verdict[]) =>
  verdicts
    .map(
      ({ call, address, sentence, result, detail }) =>
        `<tr class="${result}"><td>${escape(call)}<br><code>${escape(address)}</code></td><td>${escape(sentences[sentence])}</td><td>${result}${detail && `<br><small>${escape(detail)}</small>`}</td></tr>`,
    )
    .join('\n');

/** The report as a page of its own: what is broken, what was not checked, and everything. */
export const reportHtml = (report: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Contract check</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #8886;padding:.4rem;text-align:left;vertical-align:top}
.broken td:last-child{color:#c22;font-weight:600}.broken small{font-weight:400}
</style>
<h1>Contract check</h1>
<p>${escape(report.base)}, contract ${escape(report.contract)}, ${new Date(report.at).toISOString()}</p>
<p><strong>${sumOf(report)}</strong></p>
<h2>Broken</h2>
<table><tr><th>Call</th><th>Sentence of the contract</th><th>Result</th></tr>
${rows(brokenOf(report))}
</table>
<h2>Not checked</h2>
<ul>${report.skipped.map(({ call, why }) => `<li>${escape(call)}: ${escape(why)}</li>`).join('')}</ul>
<h2>Everything</h2>
<table><tr><th>Call</th><th>Sentence of the contract</th><th>Result</th></tr>
${rows(report.verdicts)}
</table>
</html>
`;
