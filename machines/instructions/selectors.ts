import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { sumOf } from '../../services/values/sum.ts';
import { contractNumberOf } from '../../services/repay/paymentWay.ts';
import { hasArrived, type instructionsMachine } from './machine.ts';

export { type PayWay, payWays, stepCount } from './machine.ts';

export type InstructionsRef = ActorRefFrom<typeof instructionsMachine>;
type InstructionsSnapshot = SnapshotFrom<typeof instructionsMachine>;

export const selectIsEnlarged = (snapshot: InstructionsSnapshot) => snapshot.matches({ steps: 'enlarged' });

export const selectReference = ({ context }: InstructionsSnapshot) => contractNumberOf(context.info);

export const selectHasNext = (snapshot: InstructionsSnapshot) =>
  snapshot.can({ type: 'picture.turned', by: 1 });

export const selectHasPrevious = (snapshot: InstructionsSnapshot) =>
  snapshot.can({ type: 'picture.turned', by: -1 });

/** The code's amount, whatever has become due since; without a code the amount due. */
export const selectSum = ({ context: { info } }: InstructionsSnapshot) =>
  info && sumOf(info.amount, info.code?.fee);

export const selectHasArrived = ({ context }: InstructionsSnapshot) => hasArrived(context);
