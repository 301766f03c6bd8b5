import type { Chart, ChartEdge, ChartNode } from '../charts/chart.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const named = (id: string) => escape(id.replaceAll(' ', '_'));

/** An event as SCXML calls it; a delay is an event that the state sends to itself on entry. */
const eventOf = ({ event, source }: ChartEdge): string | undefined => {
  if (event === 'always') return undefined;
  if (event === 'finished') return `done.state.${source}`;
  if (event.startsWith('after ')) return `after.${event.slice('after '.length)}.${source}`;
  const [, id, verb] = /^(.*) (answers|fails|changes)$/.exec(event) ?? [];
  return id === undefined
    ? event
    : `${verb === 'answers' ? 'done' : verb === 'fails' ? 'error' : 'snapshot'}.invoke.${id}`;
};

const transition = (edge: ChartEdge): string[] => {
  const event = eventOf(edge);
  const attributes = [
    ...(event === undefined ? [] : [`event="${escape(event)}"`]),
    ...(edge.guard ? [`cond="${escape(edge.guard)}"`] : []),
    ...(edge.target === undefined ? [] : [`target="${named(edge.target)}"`]),
  ].join(' ');
  return edge.actions.length === 0
    ? [`<transition ${attributes}/>`]
    : [
        `<transition ${attributes}>`,
        ...edge.actions.map((action) => `  <script>${escape(action)}</script>`),
        '</transition>',
      ];
};

const indent = (lines: string[]) => lines.map((line) => `  ${line}`);

const stateLines = (node: ChartNode, chart: Chart): string[] => {
  const tag = node.type === 'parallel' ? 'parallel' : node.type === 'final' ? 'final' : 'state';
  const own = chart.edges.filter(({ source }) => source === node.id);
  const sends = own.flatMap((edge) =>
    edge.event.startsWith('after ')
      ? [`<send event="${escape(eventOf(edge) ?? '')}" delay="${edge.ms ?? 0}ms"/>`]
      : [],
  );
  const block = (name: string, lines: string[]) =>
    lines.length > 0 ? [`<${name}>`, ...indent([...new Set(lines)]), `</${name}>`] : [];
  const scripts = (actions: string[]) => actions.map((action) => `<script>${escape(action)}</script>`);
  const initial = node.initial === undefined ? '' : ` initial="${named(node.initial)}"`;
  const lines = [
    ...(node.description ? [`<!-- ${escape(node.description).replaceAll('--', '- -')} -->`] : []),
    ...block('onentry', [...scripts(node.entry), ...sends]),
    ...block('onexit', scripts(node.exit)),
    ...node.invokes.map(({ id, src }) => `<invoke id="${named(id)}" type="xstate" src="${escape(src)}"/>`),
    ...own.flatMap(transition),
    ...chart.nodes.filter(({ parent }) => parent === node.id).flatMap((child) => stateLines(child, chart)),
  ];
  const id = named(node.id);
  return [`<${tag} id="${id}"${initial}>`, ...indent(lines), `</${tag}>`];
};

/** A chart as SCXML (https://www.w3.org/TR/scxml/), its actions as scripts that carry their names. */
export const scxmlOf = (chart: Chart): string => {
  const [root] = chart.nodes;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${escape(chart.id)}" initial="${named(chart.id)}">`,
    ...(root ? indent(stateLines(root, chart)) : []),
    '</scxml>',
    '',
  ].join('\n');
};
