import type { EventObject } from 'xstate';
import type { Edge, Graph } from './explore.ts';
import { eventOf } from './moves.ts';
import type { Move } from './moves.ts';
import { pathOf } from './paths.ts';
import type { TestPath } from './paths.ts';
import { serialise } from './serialise.ts';

/**
 * Turns an inspector's recording into a test. Where a payload was masked, the type decides if only one step fits.
 * @param input name of the model's input with which the session began. @throws with the event that fits no step, or several.
 */
export const pathOfRecording = (graph: Graph, input: string, events: readonly EventObject[]): TestPath => {
  const start = graph.starts.find(({ move }) => move.by === 'start' && move.input === input);
  if (!start) throw new Error(`The model of '${graph.model.name}' has no input '${input}'.`);
  const edges = [start];
  for (const [index, event] of events.entries()) {
    if (event.type === 'xstate.init' || event.type === 'xstate.stop') continue;
    const edge = nextEdge(graph, edges.at(-1) ?? start, event, index + 1);
    if (edge) edges.push(edge);
  }
  return pathOf(graph, 'recording', edges);
};

const nextEdge = (graph: Graph, last: Edge, event: EventObject, number: number): Edge | undefined => {
  const vertex = graph.vertices[last.to];
  const sent = (move: Move): EventObject | undefined =>
    vertex && eventOf(graph.model, vertex.position, move).event;
  const fits = (move: Edge['move']) => move.by !== 'start' && sent(move)?.type === event.type;
  const candidates = (vertex?.edges ?? []).filter(({ move }) => fits(move));
  const exact = candidates.filter(
    ({ move }) => move.by !== 'start' && serialise(sent(move)) === serialise(event),
  );
  const [edge, ...more] = exact.length > 0 ? exact : candidates;
  if (edge && more.length === 0) return edge;
  if (edge)
    throw new Error(
      `Event ${number} of the recording, '${event.type}', fits ${more.length + 1} steps of the model.`,
    );
  // Refused events leave no trace in a path.
  if (vertex?.refused.some(({ move }) => fits(move))) return undefined;
  throw new Error(
    `Event ${number} of the recording, '${event.type}', fits no step of the model in ${vertex?.states.join(' + ')}.`,
  );
};
