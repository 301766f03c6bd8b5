import { createUsageCounter } from '../../inspector/usage/count.ts';
import type { Visit } from '../../inspector/usage/usage.ts';
import { explore, liveActor } from '../kit/index.ts';
import { random } from '../kit/usage.ts';
import { model } from '../models/loanConfirm.model.ts';

/** Visits of so many borrowers who confirm a loan, each by a seed: what they tap, what the lender answers, how long they think. */
export const borrowers = (count: number): Visit[] => {
  const graph = explore(model);
  return Array.from({ length: count }, (_, seed) => {
    const next = random(seed + 1);
    let time = 0;
    const counter = createUsageCounter(() => time);
    const [begin] = graph.starts;
    if (begin?.move.by !== 'start') throw new Error('The model has no start');
    const live = liveActor(model, begin.move.input);
    live.actor.system.inspect(counter.inspect);
    live.actor.start();
    let place = graph.vertices[begin.to];
    for (let steps = 2 + Math.floor(next() * 14); steps > 0 && place && place.edges.length > 0; steps -= 1) {
      const edge = place.edges[Math.floor(next() * place.edges.length)];
      if (!edge || edge.move.by === 'start') break;
      time += Math.round(200 * 2 ** (next() * 9));
      live.perform(edge.move);
      place = graph.vertices[edge.to];
    }
    const visit = counter.visit();
    live.actor.stop();
    return visit;
  });
};
