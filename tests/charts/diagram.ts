import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isWithin } from '../machines/reach.ts';
import { type Arrow, arrowsOf } from './transitions.ts';

const idOf = (node: AnyStateNode) => (node.path.length === 0 ? node.machine.id : node.path.join('_'));

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isComposite = (node: AnyStateNode) => childrenOf(node).length > 0;

const indent = (lines: string[]) => lines.map((line) => `  ${line}`);

/** Mermaid breaks no lines by itself, and ends a label at a colon or semicolon unless they are written by number. */
const wrap = (text: string, width: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < width
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, word];
  }, []);
const label = (text: string) =>
  wrap(text, 36)
    .join('<br/>')
    .replace(/[:;]/g, (sign) => `#${sign.charCodeAt(0)};`);

const labelOf = ({ event, guard, actions }: Arrow) =>
  label(`${event}${guard && ` [${guard}]`}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`);

/** Where an arrow begins and ends in the picture, and the block of text in which it stands. */
interface DrawnArrow {
  block: AnyStateNode;
  from: string;
  to: string;
  label: string;
}

/**
 * Mermaid draws no arrow from a state to one inside it: such an arrow starts at the dot of the block. What stays in a state with states inside
 * is left to the table. An arrow across the border of a state stands in the outermost block, or Mermaid would move its ends out of theirs.
 */
const drawn = (arrow: Arrow): DrawnArrow | undefined => {
  const { source, target } = arrow;
  if (!target && isComposite(source)) return undefined;
  const end = target ?? source;
  const ends = { to: idOf(end), label: labelOf(arrow) };
  if (end !== source && isWithin(end, source)) return { block: end.parent ?? source, from: '[*]', ...ends };
  const block = source.parent === end.parent && source.parent ? source.parent : source.machine.root;
  return { block, from: idOf(source), ...ends };
};

/** Arrows between the same two states become one line, with a label of several lines. */
const linesIn = (block: AnyStateNode, arrows: DrawnArrow[]): string[] => {
  const labels = new Map<string, string[]>();
  for (const arrow of arrows.filter((candidate) => candidate.block === block)) {
    const ends = `${arrow.from} --> ${arrow.to}`;
    labels.set(ends, [...(labels.get(ends) ?? []), arrow.label]);
  }
  return [...labels].map(([ends, texts]) => `${ends} : ${texts.join('<br/>')}`);
};

const descriptionOf = (node: AnyStateNode): string[] =>
  node.description && !isComposite(node) ? [`${idOf(node)} : ${label(node.description)}`] : [];

/** The stateDiagram-v2 of a machine (https://mermaid.js.org), ids made of the states' paths. */
export const diagramOf = (machine: AnyStateMachine): string => {
  const arrows = arrowsOf(machine).flatMap((arrow) => drawn(arrow) ?? []);
  const stateOf = (node: AnyStateNode): string[] => {
    const head = `state "${node.key}" as ${idOf(node)}`;
    return isComposite(node) ? [`${head} {`, ...indent(insideOf(node)), '}'] : [head, ...descriptionOf(node)];
  };
  const insideOf = (node: AnyStateNode): string[] => {
    const own = linesIn(node, arrows);
    const children = childrenOf(node);
    if (node.type === 'parallel')
      return children.flatMap((region, index) => [
        ...(index > 0 ? ['--'] : []),
        ...stateOf(region),
        ...(index === children.length - 1 ? own : []),
      ]);
    const [initial] = node.initial?.target ?? [];
    return [
      ...children.flatMap(stateOf),
      ...(initial ? [`[*] --> ${idOf(initial)}`] : []),
      ...own,
      ...children.flatMap((child) => (child.type === 'final' ? [`${idOf(child)} --> [*]`] : [])),
    ];
  };
  const { root } = machine;
  return ['stateDiagram-v2', ...indent(root.type === 'parallel' ? stateOf(root) : insideOf(root))].join('\n');
};
