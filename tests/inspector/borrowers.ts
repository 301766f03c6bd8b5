import { createUsageCounter } from '../../inspector/usage/count.ts';
import type { Visit } from '../../inspector/usage/usage.ts';
import { explore, liveActor } from '../kit/index.ts';
import { model } from '../models/loanConfirm.model.ts';

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

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
