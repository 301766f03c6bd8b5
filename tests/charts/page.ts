import type { AnyStateNode } from 'xstate';
import type { FoundMachine } from '../machines/discover.ts';
import { statesOf } from '../machines/reach.ts';
import { diagramOf } from './diagram.ts';
import { arrowsOf, namesOf } from './transitions.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

const table = (head: string[], rows: string[][]): string[] => {
  const line = (cells: string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return rows.length === 0 ? [] : [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
};

const pathOf = (node: AnyStateNode) => (node.path.length === 0 ? node.machine.id : node.path.join('.'));

const invokesOf = (node: AnyStateNode) =>
  node.invoke.map(({ id, src }) => (id === src ? `\`${id}\`` : `\`${id}\` (${String(src)})`)).join(', ');

/** Entry and exit actions of the chart; functions among them are xstate's own, for delays. */
const named = (actions: readonly unknown[]) =>
  namesOf(actions.filter((action) => typeof action !== 'function'));

const entered = (node: AnyStateNode) =>
  [
    ...named(node.entry).map((action) => `on entry \`${action}\``),
    ...named(node.exit).map((action) => `on exit \`${action}\``),
  ].join(', ');

const delayText = (delay: unknown) => (typeof delay === 'number' ? `${delay} ms` : 'computed');

/** Names in the chart, not in its setup: what is never used is not shown. */
const unique = (names: string[]) => [...new Set(names)].filter(Boolean).toSorted();

/** The page of one machine: its picture, and in tables everything that the picture leaves out. */
export const pageOf = ({ machine, file }: FoundMachine): string => {
  const states = statesOf(machine);
  const arrows = arrowsOf(machine);
  const events = unique(arrows.map(({ event }) => event).filter((event) => !/ |^xstate/.test(event)));
  const actions = unique([
    ...arrows.flatMap((arrow) => arrow.actions),
    ...states.flatMap((node) => [...named(node.entry), ...named(node.exit)]),
  ]);
  const actors = unique(states.flatMap((node) => node.invoke.map(({ src }) => String(src))));
  const delays = unique(
    arrows.flatMap(({ event }) => (event.startsWith('after ') ? [event.slice('after '.length)] : [])),
  );
  return [
    `# ${machine.id}`,
    '',
    ...(machine.root.description ? [machine.root.description, ''] : []),
    `Drawn from [${file}](../../${file}) by \`npm run charts\`.`,
    'An arrow says `event [guard] / actions`; one from a dot with an event starts anywhere inside.',
    '',
    '```mermaid',
    diagramOf(machine),
    '```',
    '',
    '## States',
    '',
    ...table(
      ['state', 'in words', 'tags', 'runs', 'does'],
      states.map((node) => [
        `\`${pathOf(node)}\``,
        node.description ?? '',
        node.tags.join(', '),
        invokesOf(node),
        entered(node),
      ]),
    ),
    '## Transitions',
    '',
    ...table(
      ['from', 'event', 'when', 'to', 'does'],
      arrows.map(({ source, target, event, guard, actions: done }) => [
        `\`${pathOf(source)}\``,
        event,
        guard && `\`${guard}\``,
        target ? `\`${pathOf(target)}\`` : 'stays',
        code(done),
      ]),
    ),
    '## Names',
    '',
    ...table(
      ['kind', 'names'],
      [
        ['events', code(events)],
        ['guards', code(unique(arrows.map(({ guard }) => guard)))],
        ['actions', code(actions)],
        ['actors', code(actors)],
        [
          'delays',
          delays.map((name) => `\`${name}\` ${delayText(machine.implementations.delays[name])}`).join(', '),
        ],
      ].filter(([, names]) => names !== '') as string[][],
    ),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
};

/** The page that lists all charts. */
export const listOf = (machines: FoundMachine[]): string =>
  [
    '# Charts',
    '',
    'Everything that the app can do, drawn from the machines by `npm run charts`.',
    '',
    ...machines.map(({ machine, file }) => `- [${machine.id}](${machine.id}.md): ${file}`),
    '',
  ].join('\n');
