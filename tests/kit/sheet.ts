import type { AnyMachineSnapshot } from 'xstate';
import { explore } from './explore.ts';
import { internal } from './model.ts';
import type { Model } from './model.ts';
import { personEvent } from './moves.ts';
import type { Move } from './moves.ts';
import type { TestPath } from './paths.ts';
import { liveActor } from './run/live.ts';
import { transitionTour } from './suites.ts';
import type { Person } from './types.ts';
import { capitalised, howWords, moveSentence, statesSentence, titleOf } from './words.ts';

type Told = 'does' | 'sees' | 'misses';

/** A person who does nothing, but tells what there is to do and to see. Sums are left out: another lender has others. */
const tellingPerson = (tell: (kind: Told, words: string) => void): Person => {
  const quoted = (name: string | RegExp | undefined) =>
    name === undefined ? '' : typeof name === 'string' ? `"${name}"` : `"${readable(name)}"`;
  const text = (name: string | RegExp) => (/\d/.test(String(name)) ? '' : quoted(name));
  const say = (kind: Told, words: string) => {
    if (!words.endsWith(' ') && words !== '') tell(kind, words);
  };
  return {
    tap: async (role, name) => say('does', `tap the ${role} ${quoted(name)}`),
    type: async (label, typed) => say('does', `type ${JSON.stringify(typed)} into ${quoted(label)}`),
    choose: async (label, option) => say('does', `choose "${option}" at ${quoted(label)}`),
    attach: async (label) => say('does', `choose a picture at ${quoted(label)}`),
    press: async (key) =>
      say('does', key === 'Escape' ? 'close it, by its button or beside it' : `press ${key}`),
    signal: async () => undefined,
    holds: async (label, value) => say('sees', value === '' ? '' : `"${value}" in ${quoted(label)}`),
    sees: async (seen) => say('sees', text(seen)),
    seesRole: async (role, name) => say('sees', `the ${role}${name === undefined ? '' : ` ${text(name)}`}`),
    doesNotSee: async (seen) => say('misses', text(seen)),
    doesNotSeeRole: async (role, name) =>
      say('misses', `the ${role}${name === undefined ? '' : ` ${text(name)}`}`),
  };
};

/** A pattern as a person reads it: its first alternative, without what is there for the computer. */
const readable = ({ source }: RegExp): string =>
  source
    .replaceAll(/^\^?\(?|\)?\$?$/g, '')
    .split('|')
    .join('" or "')
    .replaceAll(/\\(.)/g, '$1');

/** What one thing that the model asks of a person comes to, as clauses. */
const toldBy = async (ask: (person: Person) => Promise<void>): Promise<Record<Told, string[]>> => {
  const told: Record<Told, string[]> = { does: [], sees: [], misses: [] };
  await ask(tellingPerson((kind, words) => told[kind].push(words)));
  return told;
};

/** What `how …` says of a thing that a tester cannot bring about. */
const notByHand = '-';

/** Whether a tester can bring a move about: a model that says how (`how …` among its words) says it of everything that can be done. */
const canByHand =
  (model: Model) =>
  (move: Move): boolean =>
    howWords(model, move) !== notByHand &&
    (move.by !== 'service' ||
      !Object.keys(model.words).some((key) => key.startsWith('how ')) ||
      howWords(model, move) !== undefined);

/** The inputs with which a tester can begin. */
const inputsByHand = (model: Model): Model['inputs'] =>
  Object.fromEntries(
    Object.entries(model.inputs).filter(([input]) => howWords(model, { by: 'start', input }) !== notByHand),
  );

const stepLines = async (model: Model, move: Move, before: AnyMachineSnapshot): Promise<string[]> => {
  const how = howWords(model, move);
  if (how !== undefined) return how === '' ? [] : [how];
  if (move.by !== 'person') return [];
  const entry = model.events[move.event];
  if (!entry || entry === internal) return [];
  const { does } = await toldBy((person) => entry.gesture(person, personEvent(model, before, move)));
  return does.map((words) => `${capitalised(words)}.`);
};

const seenLines = async (
  model: Model,
  states: readonly string[],
  after: AnyMachineSnapshot,
): Promise<string[]> => {
  const all = await Promise.all(
    states.map((path) => {
      const entry = model.states[path];
      return typeof entry === 'function' ? toldBy((person) => entry(person, after)) : undefined;
    }),
  );
  const clauses = (kind: Told) => [...new Set(all.flatMap((told) => told?.[kind] ?? []))];
  const sees = clauses('sees');
  const misses = clauses('misses');
  return [
    ...(sees.length > 0 ? [`See ${sees.join(', ')}.`] : []),
    ...(misses.length > 0 ? [`Do not see ${misses.join(', ')}.`] : []),
  ];
};

const chapter = async (model: Model, path: TestPath, number: number): Promise<string[]> => {
  const { actor, perform } = liveActor(model, path.input);
  actor.start();
  const start = { by: 'start', input: path.input } as const;
  const lines = ['', `## Way ${number}`, ''];
  const put = async (
    title: string,
    how: readonly string[],
    states: readonly string[],
    refused: readonly Move[] = [],
  ) => {
    const must = await seenLines(model, states, actor.getSnapshot() as AnyMachineSnapshot);
    lines.push(`- [ ] **${capitalised(title)}.** Then ${statesSentence(model, states)}.`);
    for (const line of [...how, ...must]) lines.push(`  - ${line}`);
    const nothing = [
      ...new Set(refused.filter(({ by }) => by === 'person').map((move) => moveSentence(model, move))),
    ];
    if (nothing.length > 0) lines.push(`  - Nothing must come of it: ${nothing.join('; ')}.`);
  };
  await put(
    moveSentence(model, start),
    [howWords(model, start) ?? ''].filter(Boolean),
    path.expect.states,
    path.refused,
  );
  for (const { move, expect, refused } of path.steps) {
    const how = await stepLines(model, move, actor.getSnapshot() as AnyMachineSnapshot);
    perform(move);
    await put(moveSentence(model, move), how, expect.states, refused);
  }
  actor.stop();
  return lines;
};

/**
 * A checklist in Markdown that leads a stranger through a flow with a phone or a simulator in hand: where to begin, what to do, how to make a
 * service answer so, what must be seen, and what must come to nothing. What is done and seen is what the model's own gestures and assertions say.
 */
export const sheetText = async (model: Model): Promise<string> => {
  const paths = transitionTour(explore({ ...model, inputs: inputsByHand(model), can: canByHand(model) }), {
    maxSteps: 20,
  });
  const chapters: string[] = [];
  for (const [index, path] of paths.entries()) chapters.push(...(await chapter(model, path, index + 1)));
  const before = howWords(model, undefined);
  return [
    `# ${titleOf(model)}: to be tried by hand`,
    '',
    'Tester: ____________  Device: ____________  Build: ____________  Date: ____________',
    ...(before ? ['', before] : []),
    ...chapters,
    '',
  ].join('\n');
};
