import { actionName, type ChartNode } from '../../packages/inspector/charts/chart.ts';
import { duration } from '../../packages/inspector/charts/drawing.ts';
import type { PlacedChart } from '../../packages/inspector/charts/layout.ts';
import { svgOf } from '../../packages/inspector/charts/picture.ts';
import { placedCharts } from './placedCharts.ts';

/** Pages about charts that no machine is drawn on. */
export const byHand = ['sharing-pieces.md'];

export const folder = new URL('../../docs/charts/', import.meta.url);

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

const table = (head: string[], rows: string[][]): string[] => {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return rows.length === 0 ? [] : [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
};

const does = ({ entry, exit }: ChartNode) =>
  [
    ...entry.map((action) => `on entry \`${actionName(action)}\``),
    ...exit.map((action) => `on exit \`${actionName(action)}\``),
  ].join(', ');

const pageOf = ({ id, file, nodes, edges }: PlacedChart): string => {
  const [root] = nodes;
  return [
    `# ${id}`,
    '',
    ...(root?.description ? [root.description, ''] : []),
    `Drawn from [${file}](../../${file}) by \`npm run charts\`.`,
    'An arrow says `event [guard]`; one from a dashed dot starts anywhere inside; what stands in a box by itself stays there.',
    '',
    `[![The chart of ${id}](${id}.svg)](${id}.svg)`,
    '',
    '## States',
    '',
    ...table(
      ['state', 'in words', 'tags', 'runs', 'does'],
      nodes.map((node) => [
        `\`${node.id}\``,
        node.description ?? '',
        node.tags.join(', '),
        node.invokes
          .map((one) => (one.id === one.src ? `\`${one.id}\`` : `\`${one.id}\` (${one.src})`))
          .join(', '),
        does(node),
      ]),
    ),
    '## Transitions',
    '',
    ...table(
      ['from', 'event', 'when', 'to', 'does'],
      edges.map(({ source, event, ms, guard, target, actions }) => [
        `\`${source}\``,
        ms === undefined ? event : `${event} (${duration(ms)})`,
        guard ? `\`${guard}\`` : '',
        target === undefined ? 'stays' : `\`${target}\``,
        code(actions.map(actionName)),
      ]),
    ),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
};

const listOf = (charts: readonly PlacedChart[]): string =>
  [
    '# Charts',
    '',
    'Everything that the app can do, drawn from the machines by `npm run charts`. The inspector shows the same pictures, live.',
    '[Sharing pieces of charts](sharing-pieces.md) explains how the machines share them.',
    '',
    ...charts.map(({ id, file }) => `- [${id}](${id}.md): ${file}`),
    '',
  ].join('\n');

export async function chartFiles(): Promise<Map<string, string>> {
  const charts = await placedCharts();
  return new Map([
    ['README.md', listOf(charts)],
    ...charts.flatMap((chart): [string, string][] => [
      [`${chart.id}.md`, pageOf(chart)],
      [`${chart.id}.svg`, svgOf(chart)],
    ]),
  ]);
}
