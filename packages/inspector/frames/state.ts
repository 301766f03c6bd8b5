import type { Chart } from '../charts/chart.ts';
import type { Frame, FrameDraft, FrameOf } from './frame.ts';

export interface ActorState {
  session: string;
  parent?: string | undefined;
  root: string;
  id: string;
  chart?: { id: string; hash: string } | undefined;
  input?: unknown;
  /** `active` until the actor ended: done, error, stopped. */
  status: string;
  value?: unknown;
  tags: readonly string[];
  context: Readonly<Record<string, unknown>>;
  output?: unknown;
  error?: unknown;
  timers: Readonly<Record<string, number>>;
  /** The edges last taken, all for one event, and the frame of that event. */
  taken: { edges: readonly string[]; seq: number };
}

type CallState = FrameOf<'call'>;

/** A run at one moment. Immutable: the next moment is another object that shares unchanged parts. */
export interface RunState {
  about?: FrameOf<'run'> | undefined;
  /** When the page was left; absent while it is open, or if it closed without notice. */
  endedAt?: number | undefined;
  actors: ReadonlyMap<string, ActorState>;
  calls: ReadonlyMap<number, CallState>;
  /** Charts from frames, by hash. */
  charts: ReadonlyMap<string, Chart>;
  seq: number;
  at: number;
}

export const beforeAll: RunState = { actors: new Map(), calls: new Map(), charts: new Map(), seq: 0, at: 0 };

const patched = (
  context: ActorState['context'],
  patch: Record<string, unknown> | undefined,
  gone: readonly string[] = [],
): ActorState['context'] => {
  if (!patch && gone.length === 0) return context;
  return Object.fromEntries(
    Object.entries({ ...context, ...patch }).filter(([name]) => !gone.includes(name)),
  );
};

const without = <Value>(table: Readonly<Record<string, Value>>, name: string) =>
  Object.fromEntries(Object.entries(table).filter(([key]) => key !== name));

const placed = (
  actor: ActorState,
  { value, tags, patch, gone }: FrameOf<'microstep' | 'snapshot'>,
): ActorState => ({
  ...actor,
  ...(value !== undefined && { value }),
  ...(tags && { tags }),
  context: patched(actor.context, patch, gone),
});

const takenAfter = (taken: ActorState['taken'], frame: FrameOf<'microstep'>): ActorState['taken'] => {
  if (frame.edges.length === 0) return taken;
  const seq = frame.cause?.seq ?? frame.seq;
  // A step without an event continues the previous one.
  return { edges: seq === taken.seq ? [...taken.edges, ...frame.edges] : frame.edges, seq };
};

const changed = (actor: ActorState, frame: Frame): ActorState => {
  switch (frame.kind) {
    case 'microstep':
      return { ...placed(actor, frame), taken: takenAfter(actor.taken, frame) };
    case 'snapshot':
      return {
        ...placed(actor, frame),
        status: frame.status,
        // XState cancels a machine's timers when it ends.
        ...(frame.status !== 'active' && { timers: {} }),
        ...(frame.output !== undefined && { output: frame.output }),
        ...(frame.error !== undefined && { error: frame.error }),
      };
    case 'timer':
      return {
        ...actor,
        timers:
          frame.ms === undefined
            ? without(actor.timers, frame.name)
            : { ...actor.timers, [frame.name]: frame.at + frame.ms },
      };
    case 'event':
      return frame.cause.by === 'time' && frame.type in actor.timers
        ? { ...actor, timers: without(actor.timers, frame.type) }
        : actor;
    case 'stop':
      return { ...actor, status: 'stopped', timers: {} };
    default:
      return actor;
  }
};

const begun = ({ session, parent, root, id, chart, input }: FrameOf<'actor'>): ActorState => ({
  session,
  parent,
  root,
  id,
  chart,
  input,
  status: 'active',
  tags: [],
  context: {},
  timers: {},
  taken: { edges: [], seq: 0 },
});

/**
 * Returns the run after more frames. `meet` may read but not keep the run, which is still changing: its tables are copied once for all frames,
 * because a long run has thousands of actors.
 */
export const afterAll = (
  state: RunState,
  frames: Iterable<Frame>,
  meet?: (frame: Frame, state: RunState) => void,
): RunState => {
  const next = { ...state };
  let actors: Map<string, ActorState> | undefined;
  let calls: Map<number, CallState> | undefined;
  const put = (actor: ActorState) => {
    next.actors = actors ??= new Map(state.actors);
    actors.set(actor.session, actor);
  };
  for (const frame of frames) {
    next.seq = frame.seq;
    next.at = frame.at;
    if (frame.kind === 'run') {
      next.about = frame;
      next.endedAt = undefined;
    } else if (frame.kind === 'end') next.endedAt = frame.at;
    else if (frame.kind === 'call') {
      next.calls = calls ??= new Map(state.calls);
      calls.set(frame.call, frame);
    } else if (frame.kind === 'chart') next.charts = new Map(next.charts).set(frame.chart.hash, frame.chart);
    else if (frame.kind === 'actor') put(begun(frame));
    else if (frame.kind !== 'unread') {
      const actor = next.actors.get(frame.session);
      const moved = actor && changed(actor, frame);
      if (moved && moved !== actor) put(moved);
    }
    meet?.(frame, next);
  }
  return next;
};

export const after = (state: RunState, frame: Frame): RunState => afterAll(state, [frame]);

/** Returns the fewest frames that lead to this moment, numbered just before its own, for an inspector that connects later. */
export const framesTo = (state: RunState, run: string): Frame[] => {
  const drafts = [...state.actors.values()].flatMap((actor): FrameDraft[] => {
    const { session, parent, root, id, chart, input, status, value, tags, context, timers, output, error } =
      actor;
    return [
      {
        kind: 'actor',
        session,
        root,
        id,
        ...(parent !== undefined && { parent }),
        ...(chart && { chart }),
        ...(input !== undefined && { input }),
      },
      ...(actor.taken.edges.length > 0
        ? [{ kind: 'microstep' as const, session, event: '', edges: [...actor.taken.edges] }]
        : []),
      {
        kind: 'snapshot',
        session,
        status,
        tags: [...tags],
        patch: { ...context },
        ...(value !== undefined && { value }),
        ...(output !== undefined && { output }),
        ...(error !== undefined && { error }),
      },
      ...Object.entries(timers).map(([name, due]) => ({
        kind: 'timer' as const,
        session,
        name,
        ms: due - state.at,
      })),
    ];
  });
  const calls = [...state.calls.values()].filter(({ status }) => status === undefined);
  const { about } = state;
  const end: FrameDraft[] = state.endedAt === undefined ? [] : [{ kind: 'end' }];
  const charts = [...state.charts.values()].map((chart) => ({ kind: 'chart' as const, chart }));
  const all = [...(about ? [about] : []), ...charts, ...drafts, ...calls, ...end];
  return all.map(
    (draft, index) =>
      ({ ...draft, v: 1, run, seq: Math.max(0, state.seq - all.length + 1 + index), at: state.at }) as Frame,
  );
};
