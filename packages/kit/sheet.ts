import type { AnyMachineSnapshot } from 'xstate';
import { edgesAlong } from './coverage.ts';
import { onlyCase } from './defineModel.ts';
import { explore } from './explore.ts';
import type { Edge, Graph } from './explore.ts';
import { internal } from './model.ts';
import type { Model } from './model.ts';
import { moveKey, personEvent } from './moves.ts';
import type { Move, Start } from './moves.ts';
import { liveActor } from './run/live.ts';
import type { Beginning } from './sheetPlan.ts';
import { tellingPerson } from './tellingPerson.ts';
import type { Told } from './tellingPerson.ts';
import { transitionTour } from './suites.ts';
import type { Person } from './types.ts';
import { capitalised, effectWords, howWords, moveSentence, statesSentence, titleOf } from './words.ts';

/** Whether a tester cannot cause something: the text of `how …` then begins with a dash and may continue with the reason. */
const isNotByHand = (how: string | undefined): boolean => how?.startsWith('-') ?? false;

/** Where a manual test script begins: as the model's sheet says, or else every input with every outcome that the words allow. */
const waysOf = (model: Model): Readonly<Record<string, Beginning>> => {
  const plan = planOf(model);
  if (plan) return plan.ways;
  const saysHow = Object.keys(model.words).some((key) => key.startsWith('how '));
  const made = Object.fromEntries(
    Object.entries(model.outcomes).map(([service, outcomes]) => [
      service,
      Object.keys(outcomes).filter(
        (outcome) =>
          !saysHow || howWords(model, { by: 'service', child: service, service, outcome }) !== undefined,
      ),
    ]),
  );
  return Object.fromEntries(
    Object.keys(model.inputs).map((input) => {
      const start = { by: 'start', input } as const;
      return [
        capitalised(moveSentence(model, start)),
        { open: () => howWords(model, start) ?? '', input, made },
      ];
    }),
  );
};

const comesByItself = ({ answers = {} }: Beginning, move: Move): boolean =>
  move.by === 'service' && move.service in answers;

const canBeMade = (model: Model, { answers = {}, made = {} }: Beginning, move: Move): boolean =>
  !isNotByHand(howWords(model, move)) &&
  (move.by !== 'service' ||
    answers[move.service] === move.outcome ||
    (made[move.service]?.includes(move.outcome) ?? false));

/** Returns everything a tester can do from a beginning. Automatic results happen at once, before any other action. */
const byHand = (model: Model, beginning: Beginning): Graph => {
  const input = beginning.input ?? Object.keys(model.inputs)[0] ?? '';
  const make = model.inputs[input];
  if (!make)
    throw new Error(
      `The sheet of '${model.name}' begins with the input '${input}', which the model has not.`,
    );
  const graph = explore({
    ...model,
    inputs: { [input]: make },
    can: (move, _, all) => {
      const isForced = all.some(
        (other) => comesByItself(beginning, other) && canBeMade(model, beginning, other),
      );
      return canBeMade(model, beginning, move) && (!isForced || comesByItself(beginning, move));
    },
  });
  endWhereItLeaves(graph);
  return graph;
};

const planOf = ({ sheet }: Model) => (sheet && 'ways' in sheet ? sheet : undefined);

const endWhereItLeaves = ({ model, vertices, edges }: Graph): void => {
  const comes = planOf(model)?.comes;
  if (!comes) return;
  const does = (what: ReturnType<typeof comes>) => (edge: Edge) =>
    edge.effects.some((effect) => comes(effect) === what);
  for (const edge of edges.filter(does('leaves'))) {
    const there = vertices[edge.to];
    if (!there) continue;
    edge.to = vertices.length;
    vertices.push({ ...there, index: edge.to, edges: [], refused: [] });
  }
  const asks = does('asks');
  for (const vertex of vertices) vertex.edges = vertex.edges.filter((edge) => !asks(edge));
};

const toldBy = async (
  model: Model,
  ask: (person: Person) => Promise<void>,
): Promise<Record<Told, string[]>> => {
  const told: Record<Told, string[]> = { does: [], sees: [], misses: [] };
  const isOwn = planOf(model)?.isOwn;
  await ask(tellingPerson((kind, words) => told[kind].push(words), isOwn && ((text) => isOwn(text, 'seen'))));
  return told;
};

const gestureLines = async (model: Model, move: Move, before: AnyMachineSnapshot): Promise<string[]> => {
  if (move.by !== 'person') return [];
  const entry = model.events[move.event];
  if (!entry || entry === internal) return [];
  const { does } = await toldBy(model, (person) => entry.gesture(person, personEvent(model, before, move)));
  return does.map((words) => `${capitalised(words)}.`);
};

const doingLines = async (
  model: Model,
  move: Edge['move'],
  before: AnyMachineSnapshot,
): Promise<string[]> => {
  const how = howWords(model, move);
  if (how !== undefined) return how === '' ? [] : [how];
  return move.by === 'person' ? gestureLines(model, move, before) : [];
};

const seenLines = async (
  model: Model,
  states: readonly string[],
  at: AnyMachineSnapshot,
): Promise<string[]> => {
  const all = await Promise.all(
    states.map((path) => {
      const entry = model.states[path];
      return typeof entry === 'function' ? toldBy(model, (person) => entry(person, at)) : undefined;
    }),
  );
  const clauses = (kind: Told) => [...new Set(all.flatMap((told) => told?.[kind] ?? []))];
  const sees = clauses('sees');
  const misses = clauses('misses').filter((clause) => !sees.includes(clause));
  return [
    ...(sees.length > 0 ? [`See ${sees.join(', ')}.`] : []),
    ...(misses.length > 0 ? [`Do not see ${misses.join(', ')}.`] : []),
  ];
};

const settled = (graph: Graph, { answers = {} }: Beginning, edges: readonly Edge[]): Edge[] => {
  const all = [...edges];
  for (;;) {
    const next = graph.vertices[all.at(-1)?.to ?? 0]?.edges.find(
      ({ move }) => move.by === 'service' && answers[move.service] === move.outcome,
    );
    if (!next || all.includes(next)) return all;
    all.push(next);
  }
};

type Deed = [Edge, ...Edge[]];

const deedsOf = (beginning: Beginning, edges: readonly Edge[]): Deed[] => {
  const deeds: Deed[] = [];
  for (const edge of edges) {
    const last = deeds.at(-1);
    if (last && edge.move.by !== 'start' && comesByItself(beginning, edge.move)) last.push(edge);
    else deeds.push([edge]);
  }
  return deeds;
};

/** Moves that must change nothing in a state, though a user can try them on the screen. */
const refusedAt = async (
  model: Model,
  graph: Graph,
  edge: Edge,
  at: AnyMachineSnapshot,
): Promise<string[]> => {
  const refused = (graph.vertices[edge.to]?.refused ?? []).map(({ move }) => move);
  const tried = await Promise.all(
    refused.map(
      async (move) => (await gestureLines(model, move, at)).length > 0 && moveSentence(model, move),
    ),
  );
  return [...new Set(tried.filter((sentence) => sentence !== false))];
};

const comeOf = (model: Model, edges: readonly Edge[]): string[] => {
  const { comes, isOwn = () => true } = planOf(model) ?? {};
  // A text that the model's services return, which a tester sees in other words.
  const own = (clause: string) =>
    clause.replaceAll(/:? "([^"]+)"/g, (told, text: string) => (isOwn(text, 'comes') ? told : ''));
  const clauses = edges.flatMap(({ effects }) =>
    effects.flatMap((effect) =>
      ['shows', 'leaves'].includes(comes?.(effect) ?? '') ? [own(effectWords(model, effect))] : [],
    ),
  );
  return [...new Set(clauses.filter(Boolean))];
};

const way = async (
  model: Model,
  graph: Graph,
  beginning: Beginning,
  edges: readonly Edge[],
  told: Set<string>,
): Promise<string[]> => {
  const [start] = edges;
  const { actor, perform } = liveActor(model, start?.move.by === 'start' ? start.move.input : '');
  actor.start();
  const now = () => actor.getSnapshot() as AnyMachineSnapshot;
  const isMade = ({ move }: Edge) =>
    move.by === 'service' &&
    beginning.answers?.[move.service] !== move.outcome &&
    comesByItself(beginning, move);
  const lines: string[] = [];
  for (const [cause, ...following] of deedsOf(beginning, edges)) {
    const before = now();
    const made = following.find(isMade);
    const { move } = cause;
    for (const edge of [cause, ...following]) if (edge.move.by !== 'start') perform(edge.move);
    const last = following.at(-1) ?? cause;
    const states = graph.vertices[last.to]?.states ?? [];
    const how =
      move.by === 'start'
        ? [beginning.open(made?.move.by === 'service' ? made.move.outcome : undefined)].filter(Boolean)
        : [
            ...(made ? await doingLines(model, made.move, before) : []),
            ...(await doingLines(model, move, before)),
          ];
    const answers = following.map((edge) => `${capitalised(moveSentence(model, edge.move))}.`);
    lines.push(
      `- [ ] **${capitalised(moveSentence(model, move))}.** ${[...answers, `Then ${statesSentence(model, states, told)}.`].join(' ')}`,
    );
    const come = comeOf(model, [cause, ...following]);
    const leaves = graph.vertices[last.to]?.edges.length === 0 && come.length > 0;
    const seen = leaves ? [] : await seenLines(model, states, now());
    const refused = await refusedAt(model, graph, last, now());
    // Listing it once for each set of states keeps the script short.
    const nothing = refused.filter((sentence) => !told.has(`${states.join()} ${sentence}`));
    for (const sentence of nothing) told.add(`${states.join()} ${sentence}`);
    for (const line of [
      ...how,
      ...(come.length > 0 ? [`This comes of it: ${come.join('; ')}.`] : []),
      ...seen,
      ...(nothing.length > 0 ? [`This must not work, or not be there at all: ${nothing.join('; ')}.`] : []),
    ])
      lines.push(`  - ${line}`);
  }
  actor.stop();
  return lines;
};

/** The transitions that edges take, so that no path repeats what another has shown. */
const shownBy = (edges: readonly Edge[]): string[] =>
  edges.flatMap(({ move, transitions }) =>
    [...transitions, ...(move.by === 'start' ? [''] : [])].map((id) => `${id} by ${moveKey(move)}`),
  );

/** Returns what the model can do and no path of the script covers, so that nobody mistakes the script for complete. */
const leftOut = (model: Model, walked: readonly Edge[]): string[] => {
  if (!planOf(model)) return [];
  const done = new Set(walked.map(({ move }) => moveSentence(model, move)));
  const all: (Move | Start)[] = [
    ...Object.keys(model.inputs).map((input) => ({ by: 'start', input }) as const),
    ...Object.entries(model.events).flatMap(([event, entry]) =>
      entry === internal
        ? []
        : Object.keys(entry.cases ?? { [onlyCase]: {} }).map(
            (name) => ({ by: 'person', event, case: name }) as const,
          ),
    ),
    ...Object.entries(model.outcomes).flatMap(([service, outcomes]) =>
      Object.keys(outcomes).map((outcome) => ({ by: 'service', child: service, service, outcome }) as const),
    ),
  ];
  const told = all.flatMap((move) => {
    const sentence = moveSentence(model, move);
    const how = howWords(model, move);
    const reason = isNotByHand(how) ? how?.slice(1).trim() : undefined;
    return done.has(sentence) ? [] : [`${capitalised(sentence)}${reason ? `: ${reason}` : ''}.`];
  });
  return [...new Set(told)];
};

/** Returns a manual test script in Markdown: the address to open, what to do, what must appear, and what must change nothing. */
export const sheetText = async (model: Model): Promise<string> => {
  const { sheet } = model;
  const head = [`# ${titleOf(model)}: to be tried by hand`, ''];
  if (sheet && 'notByHand' in sheet) return [...head, sheet.notByHand, ''].join('\n');
  const before = sheet?.before ?? howWords(model, undefined);
  const lines = [
    ...head,
    'Tester: ____________  Device: ____________  Build: ____________  Date: ____________',
    ...(before ? ['', before] : []),
  ];
  const shown = new Set<string>();
  const told = new Set<string>();
  const walked: Edge[] = [];
  for (const [title, beginning] of Object.entries(waysOf(model))) {
    const graph = byHand(model, beginning);
    let number = 0;
    for (const path of transitionTour(graph, { maxSteps: 20 })) {
      const edges = settled(graph, beginning, edgesAlong(graph, path));
      const news = shownBy(edges).filter((key) => !shown.has(key));
      if (news.length === 0) continue;
      for (const key of news) shown.add(key);
      walked.push(...edges);
      number += 1;
      lines.push(
        '',
        `## ${title}${number > 1 ? `, ${number}` : ''}`,
        '',
        ...(await way(model, graph, beginning, edges, told)),
      );
    }
  }
  const missing = leftOut(model, walked);
  if (missing.length > 0)
    lines.push(
      '',
      '## Not in this sheet',
      '',
      'These cannot be brought about by hand with the addresses above; the tests do them on every layer.',
      '',
      ...missing.map((sentence) => `- ${sentence}`),
    );
  return [...lines, ''].join('\n');
};
