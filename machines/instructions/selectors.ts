import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { instructionsMachine } from './machine.ts';

export { type PayWay, payWays, stepCount } from './machine.ts';

export type InstructionsRef = ActorRefFrom<typeof instructionsMachine>;
type InstructionsSnapshot = SnapshotFrom<typeof instructionsMachine>;

export const selectWay = (snapshot: InstructionsSnapshot) => snapshot.context.way;

export const selectStep = (snapshot: InstructionsSnapshot) => snapshot.context.step;

export const selectIsEnlarged = (snapshot: InstructionsSnapshot) => snapshot.matches('enlarged');

export const selectReference = (snapshot: InstructionsSnapshot) => snapshot.context.reference;

export const selectHasNext = (snapshot: InstructionsSnapshot) =>
  snapshot.can({ type: 'picture.turned', by: 1 });

export const selectHasPrevious = (snapshot: InstructionsSnapshot) =>
  snapshot.can({ type: 'picture.turned', by: -1 });

export const selectSum = (snapshot: InstructionsSnapshot) => snapshot.context.sum;

export const selectMarket = (snapshot: InstructionsSnapshot) => snapshot.context.market;
