import { actionName, type ChartNode } from '../../packages/inspector/charts/chart.ts';
import { duration } from '../../packages/inspector/charts/drawing.ts';
import { heededIn } from '../../packages/inspector/charts/ids.ts';
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

/** Names in the chart, not in its setup: unused implementations are left out. */
const unique = (names: string[]) => [...new Set(names)].filter(Boolean).toSorted();

const pageOf = ({ id, file, nodes, edges }: PlacedChart): string => {
  const [root] = nodes;
  const timers = edges.flatMap(({ event, ms }) => {
    const heeded = heededIn(event);
    return heeded.kind === 'after' ? [{ delay: heeded.delay, ms }] : [];
  });
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
      edges.map(({ source, event, guard, target, actions }) => [
        `\`${source}\``,
        event,
        guard ? `\`${guard}\`` : '',
        target === undefined ? 'stays' : `\`${target}\``,
        code(actions.map(actionName)),
      ]),
    ),
    '## Names',
    '',
    ...table(
      ['kind', 'names'],
      [
        [
          'events',
          code(
            unique(
              edges
                .map(({ event }) => heededIn(event))
                .flatMap((heeded) => (heeded.kind === 'event' ? [heeded.type] : [])),
            ),
          ),
        ],
        ['guards', code(unique(edges.map(({ guard }) => guard ?? '')))],
        [
          'actions',
          code(
            unique(
              [
                ...edges.flatMap((edge) => edge.actions),
                ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit]),
              ].map(actionName),
            ),
          ),
        ],
        ['actors', code(unique(nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src))))],
        [
          'delays',
          unique(
            timers.map(({ delay, ms }) => `\`${delay}\` ${ms === undefined ? 'computed' : duration(ms)}`),
          ).join(', '),
        ],
      ].filter(([, names]) => names !== '') as string[][],
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
