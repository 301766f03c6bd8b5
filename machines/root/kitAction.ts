import type { ActionFunction, EventObject, MachineContext } from 'xstate';

/** An action of a kit, for any chart that extends it; `Params` is what the chart passes with its name. */
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
