import * as otherCopy from 'xstate-lowest';
import { done } from '../index.ts';
import { edge, type Feature, took, yes } from './features.ts';

const machine = otherCopy
  .setup({ guards: { isSet: () => true }, actors: { load: otherCopy.fromPromise(async () => 1) } })
  .createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        on: {
          go: { guard: otherCopy.not(otherCopy.and(['isSet', otherCopy.not('isSet')])), target: 'b' },
        },
      },
      b: { invoke: { src: 'load', id: 'load', onDone: 'c' }, after: { 100: 'a' } },
      c: {},
    },
  });

export const ofOtherCopy: Feature = {
  name: 'machines of another copy of XState',
  machine: machine as never,
  sent: ['go'],
  outcomes: { load: { ok: done(1) } },
  explored: ['a', 'b', 'c'],
  chart: yes((chart) => edge(chart, 'a go')?.guard === 'not(and(isSet, not(isSet)))'),
  frames: yes(took('a go', 'b load answers')),
  drawn: 'not(and(isSet, not(isSet)))',
  run: (inspect) =>
    otherCopy
      .createActor(machine, { inspect: inspect as never })
      .start()
      .send({ type: 'go' }),
};
