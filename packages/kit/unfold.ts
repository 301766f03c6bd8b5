import { activeLeaves, chartOf } from './chart.ts';
import type { Edge, Graph, Vertex } from './explore.ts';
import { positionKey } from './explore.ts';
import type { Model } from './model.ts';
import type { Move, Start } from './moves.ts';
import { applyMove, movesAt } from './moves.ts';
import { freezeContext } from './serialise.ts';
import { doubles, preparedMachine } from './standIn.ts';
import { still } from './still.ts';
import type { Position, StepResult } from './step.ts';
import { firstStep } from './step.ts';

/** The graph of a model, explored lazily: following one path through a large machine need not wait for the rest, or stay within limits. */
export const unfold = (model: Model): Graph => {
  const chart = chartOf(preparedMachine(model));
  const graph: Graph = { model, chart, vertices: [], starts: [], edges: [], asked: new Map(), beyond: 0 };
  const known = new Map<string, Vertex>();

  const edgeTo = (from: number, move: Move | Start, { position, ...told }: StepResult): Edge => {
    const edge: Edge = { ...told, from, to: vertexOf(position).index, move };
    graph.edges.push(edge);
    return edge;
  };
  const edgesOf = ({ index, key, position }: Vertex): Edge[] =>
    movesAt(model, position).flatMap((move) => {
      const step = applyMove(model, chart, position, move);
      return step.transitions.length > 0 || positionKey(model, step.position) !== key
        ? [edgeTo(index, move, step)]
        : [];
    });
  const vertexOf = (position: Position): Vertex => {
    const key = positionKey(model, position);
    const found = known.get(key);
    if (found) return found;
    let edges: Edge[] | undefined;
    const vertex: Vertex = {
      index: graph.vertices.length,
      position,
      key,
      states: activeLeaves(position.snapshot),
      get edges() {
        edges ??= edgesOf(vertex);
        return edges;
      },
      refused: [],
    };
    known.set(key, vertex);
    freezeContext(position.snapshot.context as object);
    graph.vertices.push(vertex);
    return vertex;
  };

  const { double } = doubles();
  for (const [input, makeInput] of Object.entries(model.inputs))
    graph.starts.push(
      edgeTo(
        -1,
        { by: 'start', input },
        firstStep(
          chart,
          still(() => makeInput({ double })),
        ),
      ),
    );
  return graph;
};
