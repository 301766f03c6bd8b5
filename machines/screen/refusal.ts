import type { AnyMachineSnapshot } from 'xstate';
import { failureIn } from './failure.ts';

export const refusalIn = (event: object): string => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.message : '';
};

export const selectRefusal = ({ context }: AnyMachineSnapshot): string => context.refusal ?? '';
