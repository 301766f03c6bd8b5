import type { Chart, ChartNode } from '../charts/chart.ts';
import { edgeText, isWithin } from '../charts/drawing.ts';

/** Characters with a meaning in Mermaid, Markdown or HTML labels, and look-alikes without one. */
const lookAlike: Record<string, string> = {
  ':': '：',
  ';': '；',
  '#': '＃',
  '<': '‹',
  '>': '›',
  '{': '❴',
  '}': '❵',
  '"': '”',
  '*': '∗',
  '&': '＆',
  '\\': '＼',
  _: '＿',
};
const safe = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replace(/[:;#<>{}"*&\\]|\b_+|_+\b/g, (signs) =>
      [...signs].map((sign) => lookAlike[sign] ?? sign).join(''),
    );

const wrap = (text: string, width: number): string =>
  text
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1);
      return last !== undefined && last.length + word.length < width
        ? [...lines.slice(0, -1), `${last} ${word}`]
        : [...lines, word];
    }, [])
    .join('<br/>');
const label = (text: string) => wrap(safe(text), 36);

const namesFor = (nodes: readonly ChartNode[]): ((id: string) => string) => {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const [index, { id }] of nodes.entries()) {
    // The prefix avoids Mermaid's keywords, such as 'end'.
    const name = `s_${id.replaceAll(/\W/g, '_')}`;
    names.set(id, used.has(name) ? `s${index}${name}` : name);
    used.add(name);
  }
  return (id) => names.get(id) ?? '';
};

/** Returns a chart as a Mermaid stateDiagram-v2 (https://mermaid.js.org), for places that only allow text. */
export const mermaidOf = (chart: Chart): string => {
  const byId = new Map(chart.nodes.map((node) => [node.id, node]));
  const childrenOf = (id: string) => chart.nodes.filter(({ parent }) => parent === id);
  const nameIn = namesFor(chart.nodes);
  const [root] = chart.nodes;
  if (!root) throw new Error(`${chart.id} has no states`);

  /** Mermaid draws no arrow from a state into itself: it starts at the block's dot, and transitions that stay in a block are left out. */
  const single = chart.edges.flatMap((edge) =>
    edge.targets ? edge.targets.map((target) => ({ ...edge, target })) : [edge],
  );
  const drawn = single.flatMap((edge) => {
    const { source, target } = edge;
    const from = byId.get(source);
    const to = byId.get(target ?? source);
    if (!from || !to || (target === undefined && childrenOf(source).length > 0)) return [];
    const text = label(edgeText(edge));
    if (from !== to && isWithin(byId, to.id, from.id))
      return [{ block: to.parent ?? from.id, ends: `[*] --> ${nameIn(to.id)}`, text }];
    const block = from.parent === to.parent && from.parent !== undefined ? from.parent : root.id;
    return [{ block, ends: `${nameIn(from.id)} --> ${nameIn(to.id)}`, text }];
  });
  const arrowsIn = (block: string): string[] => {
    const labels = new Map<string, string[]>();
    for (const arrow of drawn)
      if (arrow.block === block) labels.set(arrow.ends, [...(labels.get(arrow.ends) ?? []), arrow.text]);
    return [...labels].map(([ends, texts]) => `${ends} : ${texts.join('<br/>')}`);
  };
  const indent = (lines: string[]) => lines.map((line) => `  ${line}`);
  const stateLines = (node: ChartNode): string[] => {
    const history = node.history ? ` ${node.history === 'deep' ? 'H*' : 'H'}` : '';
    const head = `state "${safe(node.key)}${history}" as ${nameIn(node.id)}`;
    if (childrenOf(node.id).length > 0) return [`${head} {`, ...indent(insideLines(node)), '}'];
    return [head, ...(node.description ? [`${nameIn(node.id)} : ${label(node.description)}`] : [])];
  };
  const insideLines = (node: ChartNode): string[] => {
    const children = childrenOf(node.id);
    const arrows = arrowsIn(node.id);
    if (node.type === 'parallel')
      return children.flatMap((region, index) => [
        ...(index > 0 ? ['--'] : []),
        ...stateLines(region),
        ...(index === children.length - 1 ? arrows : []),
      ]);
    return [
      ...children.flatMap(stateLines),
      ...(node.initial === undefined ? [] : [`[*] --> ${nameIn(node.initial)}`]),
      ...arrows,
      ...children.flatMap(({ id, type }) => (type === 'final' ? [`${nameIn(id)} --> [*]`] : [])),
    ];
  };
  const isSingle = childrenOf(root.id).length === 0;
  const lines = isSingle || root.type === 'parallel' ? stateLines(root) : insideLines(root);
  return ['stateDiagram-v2', ...indent([...lines, ...(isSingle ? arrowsIn(root.id) : [])]), ''].join('\n');
};
