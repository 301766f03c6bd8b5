import * as v from 'valibot';
import { chartSchema } from '../charts/file.ts';
import { recordOf } from '../records.ts';

const names = recordOf(v.unknown());
const base = {
  v: v.literal(1),
  /** One page load. */
  run: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Number within the run, from 1, without gaps. */
  seq: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
};
/** The original cause; `seq` is the frame that directly led to this one. */
const cause = v.object({
  by: v.picklist(['start', 'person', 'time', 'service', 'shell']),
  seq: v.optional(v.number()),
});
const session = v.string();
const place = {
  session,
  value: v.optional(v.unknown()),
  /** All tags of a machine, if they changed. */
  tags: v.optional(v.array(v.string())),
  patch: v.optional(names),
  /** Fields that were removed from the context or became undefined. */
  gone: v.optional(v.array(v.string())),
};

/** Maximum depth of a frame's values. Reading JSON supports far greater depth than writing, masking, comparing or drawing it. */
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
    page: v.string(),
    /** The device, e.g. `android 360×800`. */
    device: v.string(),
    isInSandbox: v.optional(v.boolean()),
    shell: v.optional(v.string()),
    main: v.optional(v.string()),
    /** Id of the actor whose state an inspector may restore, together with its children. */
    restores: v.optional(v.string()),
  }),
  /** A chart, sent before its first actor; only if the page's build wrote no charts. */
  v.object({ ...base, kind: v.literal('chart'), chart: chartSchema }),
  v.object({
    ...base,
    kind: v.literal('actor'),
    session,
    root: v.string(),
    parent: v.optional(v.string()),
    id: v.string(),
    /** The actor's chart; absent for services and other actors without one. */
    chart: v.optional(v.object({ id: v.string(), hash: v.string() })),
    input: v.optional(v.unknown()),
  }),
  v.object({
    ...base,
    kind: v.literal('event'),
    session,
    /** The sender; absent for events from outside the actor system. */
    source: v.optional(v.string()),
    type: v.string(),
    fields: v.optional(names),
    cause,
  }),
  v.object({
    ...base,
    kind: v.literal('microstep'),
    ...place,
    event: v.string(),
    /** Ids of the edges taken, as in charts and coverage; empty when the event was ignored. */
    edges: v.array(v.string()),
    /** The deciding guard and its result. */
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
    /** The timer's delay in milliseconds; absent when it was cancelled. */
    ms: v.optional(v.number()),
  }),
  v.object({
    ...base,
    kind: v.literal('call'),
    /** Number of the call within the run: a call has one frame when it starts and one when it ends. */
    call: v.number(),
    /** The service that makes the call, if any. */
    session: v.optional(session),
    method: v.string(),
    path: v.string(),
    /** HTTP status, 0 without a response; absent while the call is in flight. */
    status: v.optional(v.number()),
    ms: v.optional(v.number()),
  }),
  v.object({
    ...base,
    kind: v.literal('emit'),
    /** The actor that emits the event to its listeners. */
    session,
    type: v.string(),
    fields: v.optional(names),
    cause: v.optional(cause),
  }),
  /** Something that could not be read: a revoked proxy, a getter that throws. */
  v.object({
    ...base,
    kind: v.literal('unread'),
    session: v.optional(session),
    what: v.string(),
    error: v.string(),
  }),
  v.object({ ...base, kind: v.literal('stop'), session, cause: v.optional(cause) }),
  /** The page is closed, left or reloaded. A page that comes back reports a `run` again. */
  v.object({ ...base, kind: v.literal('end') }),
]);
const frameSchema = v.pipe(
  kinds,
  v.check((frame) => isShallow(frame), `has more than ${deepest} levels`),
);

/** One event of a run, without any personal data. */
export type Frame = v.InferOutput<typeof frameSchema>;
export type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;
/** A frame before it gets its number and time. */
export type FrameDraft = {
  [Kind in Frame['kind']]: Omit<FrameOf<Kind>, 'v' | 'run' | 'seq' | 'at'>;
}[Frame['kind']];
export type Cause = v.InferOutput<typeof cause>;

const framesSchema = v.array(frameSchema);

export const isFrame = (value: unknown): value is Frame => v.is(frameSchema, value);

/** Parses frames from outside. @throws ValiError */
export const parseFrames = (data: unknown): Frame[] => v.parse(framesSchema, data);
