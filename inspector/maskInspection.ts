import { entryOf, isRecord, mask, maskActor, maskName } from './mask.ts';
import { maskDefinition } from './maskDefinition.ts';
import {
  type Fields,
  isName,
  type PublicActor,
  publicActors,
  publicEvents,
  publicFailure,
} from './publicFields.ts';

const unlisted: PublicActor = {};

const fieldsOf = (event: Record<string, unknown>, actor: PublicActor): Fields => {
  const type = String(event['type']);
  const output = entryOf(publicActors, event['actorId'])?.output;
  if (type === 'xstate.init') return actor.input ? { input: actor.input } : {};
  if (type.startsWith('xstate.done.actor.')) return { actorId: isName, ...(output && { output }) };
  if (type.startsWith('xstate.error.actor.')) return { actorId: isName, error: publicFailure };
  return entryOf(publicEvents, type) ?? {};
};

const maskEvent = (event: unknown, actor: PublicActor): unknown =>
  isRecord(event)
    ? { ...(mask(event, fieldsOf(event, actor)) as object), type: maskName(event['type']) }
    : mask(event);

/** State values: names of states, and regions with their states. */
const maskNames = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.keys(value).map((name) => [maskName(name), maskNames(value[name])]))
    : maskName(value);

const maskChildren = (children: unknown): unknown =>
  isRecord(children)
    ? Object.fromEntries(Object.keys(children).map((id) => [maskName(id), maskActor(children[id])]))
    : mask(children);

const snapshotParts: Readonly<Record<string, (part: unknown, actor: PublicActor) => unknown>> = {
  status: maskName,
  value: maskNames,
  tags: (tags) => (tags instanceof Set || Array.isArray(tags) ? [...tags].map(maskName) : mask(tags)),
  context: (context, actor) => mask(context, actor.context ?? {}),
  children: maskChildren,
  input: (input, actor) => mask(input, actor.input),
  output: (output, actor) => mask(output, actor.output),
  error: (error) => mask(error, publicFailure),
};

const maskSnapshot = (snapshot: unknown, actor: PublicActor): unknown =>
  isRecord(snapshot)
    ? Object.fromEntries(
        Object.entries(snapshotParts).flatMap(([name, maskPart]) =>
          snapshot[name] === undefined ? [] : [[name, maskPart(snapshot[name], actor)]],
        ),
      )
    : mask(snapshot);

const plain = (value: unknown) => value;
const eventParts: Readonly<Record<string, (part: unknown, actor: PublicActor) => unknown>> = {
  type: plain,
  _version: plain,
  createdAt: plain,
  // The package's own: null, or a random number.
  id: plain,
  name: maskName,
  sessionId: maskName,
  parentId: maskName,
  rootId: maskName,
  sourceId: maskName,
  definition: maskDefinition,
  snapshot: maskSnapshot,
  event: maskEvent,
};

const idIn = (definition: unknown): unknown => {
  const chart: unknown = typeof definition === 'string' ? JSON.parse(definition) : undefined;
  return isRecord(chart) ? chart['id'] : undefined;
};

/**
 * Makes the gate that everything passes on its way to an inspector (`serialize` of @statelyai/inspect): the one place that sees contexts,
 * events, and the input, output and errors of services. It remembers which session is which actor, since only an actor's first event tells.
 */
export const createInspectionMask = () => {
  const actors = new Map<unknown, PublicActor>();
  return <Inspection extends object>(inspection: Inspection): Inspection => {
    const parts = inspection as Record<string, unknown>;
    const session = parts['sessionId'];
    if ('definition' in parts)
      actors.set(session, entryOf(publicActors, idIn(parts['definition'])) ?? unlisted);
    const actor = actors.get(session) ?? unlisted;
    return Object.fromEntries(
      Object.entries(eventParts).flatMap(([name, maskPart]) =>
        parts[name] === undefined ? [] : [[name, maskPart(parts[name], actor)]],
      ),
    ) as Inspection;
  };
};
