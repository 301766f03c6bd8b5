import type { ActionFunction, EventObject, MachineContext } from 'xstate';

/** An action of a kit, for any chart that extends it; `Params` are the chart's arguments. */
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
