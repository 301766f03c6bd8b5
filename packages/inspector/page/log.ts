import type { Cause, Frame, FrameOf } from '../frames/frame.ts';
import type { ActorState, RunState } from '../frames/state.ts';
import { textOf } from './values.ts';

/** The participants of a sequence, from left to right. */
export const lanes = ['person', 'root', 'machines', 'services', 'shell', 'server'] as const;
export type Lane = (typeof lanes)[number];

export interface Row {
  /** Frames of the run before the line. */
  before: number;
  /** Frames of the run up to and including its results. */
  count: number;
  seq: number;
  at: number;
  by: Cause['by'] | 'call' | 'end';
  session?: string | undefined;
  actor: string;
  text: string;
  /** Edges that machines took. */
  edges: string[];
  /** Other search terms: guards with their results, and payloads. */
  words: string[];
  /** True when the actor is a machine and no edge handled the event. */
  isUnheeded: boolean;
  from: Lane;
  to: Lane;
  status?: number | undefined;
}

export const causeTexts: Record<Row['by'], string> = {
  start: 'the start',
  person: 'a person',
  time: 'time',
  service: 'a service',
  shell: 'the shell',
  call: 'a call',
  end: 'the end of the page',
};

export const guardText = ({ name, answer }: { name: string; answer: boolean }): string =>
  `${name}: ${answer ? 'yes' : 'no'}`;

const laneOf = (actor: ActorState | undefined, { about }: RunState): Lane => {
  // The recording does not introduce this actor.
  if (!actor) return 'root';
  if (about?.shell !== undefined && actor.id === about.shell) return 'shell';
  if (!actor.chart) return 'services';
  return actor.parent === undefined ? 'root' : 'machines';
};

/** A readable name of an event, also for those that xstate creates for services, timers and starts. */
const eventText = (type: string): string => {
  if (type === 'xstate.init') return 'starts';
  const [, kind, rest = ''] =
    /^xstate\.(done\.actor|error\.actor|snapshot|after|done\.state)\.(.*)$/.exec(type) ?? [];
  if (kind === 'done.actor') return `${rest} answers`;
  if (kind === 'error.actor') return `${rest} fails`;
  if (kind === 'snapshot') return `${rest} changes`;
  if (kind === 'after') return `after ${rest.split('.')[0] ?? ''}`;
  return kind === 'done.state' ? 'finished' : type;
};

export const createLog = () => {
  const rows: Row[] = [];
  const bySeq = new Map<number, Row>();
  const calls = new Map<number, Row>();
  /** The frame that led to each frame. */
  const causes = new Map<number, number>();
  const starts = new Map<string, number>();
  /** The frames in which a machine set timers since its last step: the cause of the next step also caused them. */
  const timers = new Map<string, number[]>();
  const begun = new Set<number>();
  // A cause must come before its effect, or an edited recording could contain a cycle.
  const lead = (seq: number, cause: number | undefined) => {
    if (cause !== undefined && cause < seq) causes.set(seq, cause);
  };
  const put = (row: Row) => {
    rows.push(row);
    bySeq.set(row.seq, row);
  };
  /** A line for a step whose event is missing in the recording, so that its results are shown. */
  const orphanRow = (
    { session, event }: FrameOf<'microstep'>,
    { by, seq = 0 }: Cause,
    about: Pick<Row, 'before' | 'count' | 'seq' | 'at' | 'words' | 'isUnheeded'>,
    state: RunState,
  ): Row => {
    const actor = state.actors.get(session);
    const lane = laneOf(actor, state);
    const row: Row = {
      ...about,
      seq,
      by,
      session,
      actor: actor?.id ?? session,
      text: event,
      edges: [],
      from: lane,
      to: lane,
    };
    put(row);
    return row;
  };
  const add = (frame: Frame, count: number, state: RunState) => {
    const about = {
      before: count - 1,
      count,
      seq: frame.seq,
      at: frame.at,
      edges: [],
      words: [],
      isUnheeded: false,
    };
    if (frame.kind === 'actor') {
      begun.add(frame.seq);
    } else if (frame.kind === 'timer') {
      timers.set(frame.session, [...(timers.get(frame.session) ?? []), frame.seq]);
    } else if (frame.kind === 'microstep' || frame.kind === 'snapshot') {
      for (const seq of timers.get(frame.session) ?? []) lead(seq, frame.cause?.seq);
      timers.delete(frame.session);
    }
    if (frame.kind === 'event') {
      lead(frame.seq, frame.cause.seq);
      if (frame.type === 'xstate.init') starts.set(frame.session, frame.seq);
      const target = state.actors.get(frame.session);
      const source = frame.source === undefined ? undefined : state.actors.get(frame.source);
      const from = source ? laneOf(source, state) : frame.cause.by === 'person' ? 'person' : 'services';
      // The start of an actor without a chart is shown by its call.
      if (frame.type === 'xstate.init' && !target?.chart) return;
      // So do xstate's internal promise events.
      if (frame.type.startsWith('xstate.promise.')) return;
      put({
        ...about,
        by: frame.cause.by,
        session: frame.session,
        actor: target?.id ?? frame.session,
        text: eventText(frame.type),
        words: Object.entries(frame.fields ?? {}).map(([name, value]) => `${name} ${textOf(value)}`),
        from: frame.cause.by === 'time' ? laneOf(target, state) : from,
        to: laneOf(target, state),
      });
    } else if (frame.kind === 'microstep') {
      const { cause } = frame;
      // An actor's actions before its first event are caused by its start.
      if (cause?.seq === undefined || begun.has(cause.seq)) return;
      const row = bySeq.get(cause.seq) ?? orphanRow(frame, cause, about, state);
      if (row.session !== frame.session) return;
      row.count = count;
      row.edges.push(...frame.edges);
      if (frame.guard) row.words.push(guardText(frame.guard));
      row.isUnheeded = row.edges.length === 0;
    } else if (frame.kind === 'snapshot') {
      // The state in which the machine comes to rest is added to the last line, unless another result came first: lines keep their order.
      const row = rows.at(-1);
      if (row && row.seq === frame.cause?.seq && row.session === frame.session) row.count = count;
    } else if (frame.kind === 'call') {
      lead(frame.seq, calls.get(frame.call)?.seq ?? starts.get(frame.session ?? ''));
      const actor = frame.session === undefined ? undefined : state.actors.get(frame.session);
      const row: Row = {
        ...about,
        by: 'call',
        session: frame.session,
        actor: actor?.id ?? 'page',
        text:
          frame.status === undefined
            ? `${frame.method} ${frame.path}`
            : `${frame.status === 0 ? 'no answer' : frame.status} · ${frame.ms ?? 0} ms · ${frame.path}`,
        status: frame.status,
        from: frame.status === undefined ? 'services' : 'server',
        to: frame.status === undefined ? 'server' : 'services',
      };
      calls.set(frame.call, row);
      put(row);
    } else if (frame.kind === 'emit') {
      lead(frame.seq, frame.cause?.seq);
      const actor = state.actors.get(frame.session);
      const lane = laneOf(actor, state);
      put({
        ...about,
        by: frame.cause?.by ?? 'start',
        session: frame.session,
        actor: actor?.id ?? frame.session,
        text: `emits ${frame.type}`,
        words: Object.entries(frame.fields ?? {}).map(([name, value]) => `${name} ${textOf(value)}`),
        from: lane,
        to: lane,
      });
    } else if (frame.kind === 'unread') {
      const actor = state.actors.get(frame.session ?? '');
      const lane = laneOf(actor, state);
      put({
        ...about,
        by: 'service',
        session: frame.session,
        actor: actor?.id ?? 'page',
        text: `could not be read: ${frame.what} (${frame.error})`,
        from: lane,
        to: lane,
      });
    } else if (frame.kind === 'end') {
      put({ ...about, by: 'end', actor: 'page', text: 'ends', from: 'root', to: 'root' });
    }
  };
  return {
    rows: rows as readonly Row[],
    add,
    rowOf: (seq: number) => bySeq.get(seq),
    causeOf: (seq: number) => causes.get(seq),
  };
};

export type Log = ReturnType<typeof createLog>;

/** Returns the lines that led to a line, beginning with the original cause; frames without a line are skipped, such as the start of a service. */
export const wayTo = (log: Log, row: Row): Row[] => {
  const way: Row[] = [];
  for (let at: number | undefined = row.seq; at !== undefined && way.length < 30; at = log.causeOf(at)) {
    const step = log.rowOf(at);
    if (step) way.unshift(step);
  }
  return way;
};

/** Whether a line matches every word of a search; a word after `from:` is searched in the lines that led to it. */
export const matches = (row: Row, search: string, log?: Log): boolean => {
  const unheeded = row.isUnheeded ? 'unheeded' : '';
  const text = [row.actor, row.text, ...row.edges, ...row.words, `caused by ${causeTexts[row.by]}`, unheeded]
    .join(' ')
    .toLowerCase();
  const leads = (name: string) =>
    log !== undefined &&
    wayTo(log, row).some((step) => step !== row && step.text.toLowerCase().includes(name));
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => (word.startsWith('from:') ? leads(word.slice('from:'.length)) : text.includes(word)));
};
