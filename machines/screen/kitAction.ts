import type { ActionFunction, EventObject, MachineContext } from 'xstate';

export type KitAction<
  Context extends MachineContext,
  Event extends EventObject,
  Params = undefined,
> = ActionFunction<
  Context,
  Event,
  Event,
  Params extends object ? Params : undefined,
  never,
  never,
  never,
  never,
  never
>;
