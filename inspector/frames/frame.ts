import * as v from 'valibot';
import { chartSchema } from '../charts/file.ts';
import { recordOf } from '../records.ts';

const names = recordOf(v.unknown());
const base = {
  /** Version of the format. */
  v: v.literal(1),
  /** One load of one page. */
  run: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Number within the run, from 1, without gaps. */
  seq: v.number(),
  /** When it was emitted: milliseconds since 1970. */
  at: v.number(),
};
/** What something was caused by, in the end; `seq` is the frame that led to it most directly. */
const cause = v.object({
  by: v.picklist(['start', 'person', 'time', 'service', 'shell']),
  seq: v.optional(v.number()),
});
const session = v.string();
const place = {
  session,
  /** State value of a machine. */
  value: v.optional(v.unknown()),
  /** All tags of a machine, where they are others than before. */
  tags: v.optional(v.array(v.string())),
  /** Fields of the context that changed, each public, a token, or masked. */
  patch: v.optional(names),
  /** Fields that the context no longer has, or that are undefined now. */
  gone: v.optional(v.array(v.string())),
};

/** Levels of a frame's values. JSON can be read far deeper than it can be written, masked, compared or drawn. */
const deepest = 200;

const isShallow = (value: unknown, levels = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

const kinds = v.variant('kind', [
  v.object({
    ...base,
    kind: v.literal('run'),
    /** The same for all runs of one phone while its tab is open. */
    phone: v.string(),
    /** Which root it is, e.g. `app`. */
    page: v.string(),
    /** What it runs on, e.g. `android 360×800`. */
    device: v.string(),
    isInSandbox: v.optional(v.boolean()),
    /** The id of the actor that speaks for what is around the page. */
    shell: v.optional(v.string()),
    /** The id of the actor that is shown first. */
    main: v.optional(v.string()),
    /** Id of the actor whose state an inspector may restore, together with its children. */
    restores: v.optional(v.string()),
  }),
  /** A chart, before the first actor that has it; only where the page's build wrote none. */
  v.object({ ...base, kind: v.literal('chart'), chart: chartSchema }),
  v.object({
    ...base,
    kind: v.literal('actor'),
    session,
    root: v.string(),
    parent: v.optional(v.string()),
    id: v.string(),
    /** What it runs; absent for services and other actors without a chart. */
    chart: v.optional(v.object({ id: v.string(), hash: v.string() })),
    input: v.optional(v.unknown()),
  }),
  v.object({
    ...base,
    kind: v.literal('event'),
    /** The receiver. */
    session,
    /** The sender; absent for what comes from outside all actors. */
    source: v.optional(v.string()),
    type: v.string(),
    fields: v.optional(names),
    cause,
  }),
  v.object({
    ...base,
    kind: v.literal('microstep'),
    ...place,
    /** Type of the event that it answers. */
    event: v.string(),
    /** Ids of the edges taken, as charts and coverage name them; none: nothing heeded the event. */
    edges: v.array(v.string()),
    /** The guard that decided, and how it answered. */
    guard: v.optional(v.object({ name: v.string(), answer: v.boolean() })),
    cause: v.optional(cause),
  }),
  v.object({
    ...base,
    kind: v.literal('snapshot'),
    ...place,
    status: v.string(),
    output: v.optional(v.unknown()),
    error: v.optional(v.unknown()),
    cause: v.optional(cause),
  }),
  v.object({
    ...base,
    kind: v.literal('timer'),
    session,
    name: v.string(),
    /** Milliseconds for which it was set; absent when it was cancelled. */
    ms: v.optional(v.number()),
  }),
  v.object({
    ...base,
    kind: v.literal('call'),
    /** Number of the call within the run: a call has one frame when it goes out and one when it ended. */
    call: v.number(),
    /** The service that makes it, where one does. */
    session: v.optional(session),
    method: v.string(),
    path: v.string(),
    /** HTTP status, 0 without an answer; absent while it is on its way. */
    status: v.optional(v.number()),
    /** Milliseconds that it took. */
    ms: v.optional(v.number()),
  }),
  v.object({
    ...base,
    kind: v.literal('emit'),
    /** The actor that emits it to its listeners. */
    session,
    type: v.string(),
    fields: v.optional(names),
    cause: v.optional(cause),
  }),
  /** Something happened that could not be read: a revoked proxy, a getter that throws. */
  v.object({
    ...base,
    kind: v.literal('unread'),
    session: v.optional(session),
    /** What it was, as XState calls it, and the name of the error. */
    what: v.string(),
    error: v.string(),
  }),
  v.object({ ...base, kind: v.literal('stop'), session, cause: v.optional(cause) }),
  /** The page goes: it is closed, left or reloaded. One that comes back reports a `run` again. */
  v.object({ ...base, kind: v.literal('end') }),
]);
const frameSchema = v.pipe(
  kinds,
  v.check((frame) => isShallow(frame), `has more than ${deepest} levels`),
);

/** One thing that happened in a run, without any value of a person. */
export type Frame = v.InferOutput<typeof frameSchema>;
/** A frame of one kind. */
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
/** A frame before it is numbered and stamped. */
export type FrameDraft = {
  [Kind in Frame['kind']]: Omit<FrameOf<Kind>, 'v' | 'run' | 'seq' | 'at'>;
}[Frame['kind']];
/** What caused something. */
export type Cause = v.InferOutput<typeof cause>;

const framesSchema = v.array(frameSchema);

/** Whether a value is a frame. */
export const isFrame = (value: unknown): value is Frame => v.is(frameSchema, value);

/** Frames that came from outside. @throws ValiError */
export const parseFrames = (data: unknown): Frame[] => v.parse(framesSchema, data);
