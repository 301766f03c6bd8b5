import { nameOf } from './chart.ts';
import { share } from './coverage.ts';
import { findingKey } from './doctor.ts';
import { scenarioLines } from './paths.ts';
import type { Report } from './report.ts';
import { percent } from './report.ts';
import type { AnyStateNode } from 'xstate';

const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const box = (report: Report, node: AnyStateNode): string => {
  const { chart } = report.graph;
  const { states, transitions, guards } = report.coverage;
  const name = nameOf(node);
  const met = node.path.length === 0 || !states.missing.includes(name);
  const rows = [...node.transitions.values(), node.always ?? []].flat().map((definition) => {
    const id = chart.idOf.get(definition) ?? '';
    const guard = chart.transitions.find((transition) => transition.id === id)?.guard ?? '';
    const answers =
      guard &&
      ['true', 'false']
        .map(
          (answer) =>
            `<i class="${guards.missing.includes(`${id} ${answer}`) ? 'unmet' : 'met'}">${answer}</i>`,
        )
        .join(' ');
    const targets = (definition.target as AnyStateNode[] | undefined) ?? [];
    const goes =
      targets.map((target) => (target.parent === node.parent ? target.key : nameOf(target))).join(', ') ||
      'stays';
    const event = id.slice(name.length + 1);
    return `<li class="${transitions.missing.includes(id) ? 'unmet' : 'met'}"><b>${text(event)}</b> ${guard && `when ${text(guard)} ${answers}`} → ${text(goes)}</li>`;
  });
  const inside = (Object.values(node.states) as AnyStateNode[]).map((child) => box(report, child)).join('');
  const kind = node.type === 'parallel' ? ' parallel' : node.type === 'final' ? ' final' : '';
  return (
    `<div class="state ${met ? 'met' : 'unmet'}${kind}"><h3>${text(node.key)}</h3>` +
    `${node.description ? `<p>${text(node.description)}</p>` : ''}<ul>${rows.join('')}</ul>${inside && `<div class="inside">${inside}</div>`}</div>`
  );
};

const style = `
:root { color-scheme: light dark; --met: light-dark(#4a9e1f, #83d656); --unmet: light-dark(#d02f2f, #ff8080); --paper: light-dark(#fff, #1b1d1a); --ground: light-dark(#f4f6f2, #121311); --line: light-dark(#0002, #fff3); --quiet: light-dark(#596057, #a9b0a6) }
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 80rem; padding: 2rem 1rem; background: var(--ground) }
h1 { margin: 0 0 1rem } h2 { margin: 2rem 0 .5rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.2rem; margin: 0 } dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
.state { border: 1px solid var(--line); border-inline-start: 4px solid var(--met); border-radius: .5rem; padding: .6rem .9rem; background: var(--paper) }
.state.unmet { border-inline-start-color: var(--unmet) } .state.final { border-style: double }
.state:has(> .inside) { grid-column: 1 / -1 }
.state h3 { margin: 0; font-size: 1rem } .state.unmet > h3::after { content: ' never met'; color: var(--unmet); font-weight: 400 } .state.final > h3::after { content: ' (end)'; color: var(--quiet); font-weight: 400 } .state p { margin: 0 0 .2rem; color: var(--quiet) }
.inside { display: grid; gap: .6rem; margin-top: .6rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)) }
.parallel > .inside { grid-template-columns: 1fr } .parallel > .inside > .state { border-top-style: dashed }
ul { list-style: none; padding: 0; margin: .2rem 0 0; overflow-wrap: anywhere } li { padding-inline-start: 1.3em; text-indent: -1.3em } li::before { content: '✓'; color: var(--met); display: inline-block; width: 1.3em; text-indent: 0 } li.unmet::before { content: '✗'; color: var(--unmet) }
li.unmet b { color: var(--unmet) } b { font-weight: 600 } i { font-style: normal; font-size: .85em; border: 1px solid; border-radius: .3rem; padding: 0 .3rem; color: var(--met) } i.unmet { color: var(--unmet); text-decoration: line-through }
details { margin: .4rem 0; background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; padding: .5rem .9rem } summary { cursor: pointer } pre { white-space: pre-wrap; margin: .5rem 0 0; font: inherit }
@media print { details { break-inside: avoid } }`;

/** Returns the report as one self-contained HTML page: the chart coloured by coverage, the paths as sentences. */
export const htmlReport = (report: Report): string => {
  const { model, coverage, mutation } = report;
  const facts: [string, string][] = [
    ...(['states', 'transitions', 'guards', 'cases'] as const).map((kind): [string, string] => [
      kind,
      `${percent(share(coverage[kind]))} (${coverage[kind].met} of ${coverage[kind].all})${coverage[kind].missing.map((name) => `, without ${name}`).join('')}`,
    ]),
    [
      'mutants',
      `${mutation.killed} of ${mutation.all} told apart${mutation.survivors.map((name) => `; survives: ${name}`).join('')}`,
    ],
    [
      'rules',
      model.rules
        .map(({ says }) => `${report.broken.some((broken) => broken.says === says) ? '✗' : '✓'} ${says}`)
        .join('; ') || 'none',
    ],
    ['doctor', report.findings.map(findingKey).join('; ') || 'healthy'],
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(model.name)}</title><style>${style}</style>
<h1>${text(model.name)}</h1>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join('')}</dl>
<h2>Chart</h2>${box(report, report.graph.chart.machine.root)}
<h2>Paths</h2>${report.paths
    .map(
      (path) =>
        `<details><summary>${text(path.id)} · ${path.steps.length} steps</summary><pre>${text(scenarioLines(model, path).join('\n'))}</pre></details>`,
    )
    .join('')}
</html>
`;
};
