import { nameOf } from './chart.ts';
import { share } from './coverage.ts';
import { findingKey } from './doctor.ts';
import { pathSentences } from './paths.ts';
import type { Report } from './report.ts';
import { percent } from './report.ts';
import type { AnyStateNode } from 'xstate';

const text = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A state as a box: green when the paths meet it, red when they do not; its transitions and the states inside it. */
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
    const target = (definition.target as AnyStateNode[] | undefined)?.map(nameOf).join(', ') ?? 'stays';
    const event = id.slice(name.length + 1);
    return `<li class="${transitions.missing.includes(id) ? 'unmet' : 'met'}"><b>${text(event)}</b> ${guard && `when ${text(guard)} ${answers}`} → ${text(target)}</li>`;
  });
  const inside = (Object.values(node.states) as AnyStateNode[]).map((child) => box(report, child)).join('');
  const kind = node.type === 'parallel' ? ' parallel' : node.type === 'final' ? ' final' : '';
  return (
    `<div class="state ${met ? 'met' : 'unmet'}${kind}"><h3>${text(node.key)}</h3>` +
    `${node.description ? `<p>${text(node.description)}</p>` : ''}<ul>${rows.join('')}</ul>${inside && `<div class="inside">${inside}</div>`}</div>`
  );
};

const style = `
:root { color-scheme: light dark; --met: light-dark(#e5f5dc, #20351a); --unmet: light-dark(#fbdcdc, #4a1d1d); --line: light-dark(#0003, #fff4) }
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 78rem; padding: 0 1rem }
.state { border: 1px solid var(--line); border-radius: .6rem; padding: .5rem .8rem; margin: .4rem 0 }
.state.met, li.met, i.met { background: var(--met) } .state.unmet, li.unmet, i.unmet { background: var(--unmet) }
.state h3 { margin: 0; font-size: 1rem } .state p { margin: .2rem 0; opacity: .8 } .state.final h3::after { content: ' ◎' }
.inside { display: grid; gap: .4rem; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)) }
.parallel > .inside { border-inline-start: 3px dashed var(--line); padding-inline-start: .6rem }
ul { list-style: none; padding: 0; margin: .3rem 0; overflow-wrap: anywhere } li { padding: 0 .3rem; border-radius: .3rem; margin: .15rem 0 } i { border-radius: .3rem; padding: 0 .3rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem } dd { margin: 0 }
details { margin: .4rem 0 } pre { white-space: pre-wrap; margin: .3rem 0 }`;

/** The report as one page without anything from outside: the chart coloured by coverage, the paths as sentences. */
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
        `<details><summary>${text(path.id)} · ${path.steps.length} steps</summary><pre>${text(pathSentences(model, path).join('\n'))}</pre></details>`,
    )
    .join('')}
</html>
`;
};
