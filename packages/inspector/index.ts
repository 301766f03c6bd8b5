import type { InspectionEvent } from 'xstate';
import { createInspector } from './connect.ts';
import type { Inspection } from './options.ts';

export { createInspector, isInOwnFrame } from './connect.ts';
export { everything, isName, token } from './mask.ts';
export type { Allowed, AllowList, Check, Fields, PublicActor } from './mask.ts';
export type { Inspection, InspectorOptions } from './options.ts';

let first: Inspection | undefined;

/**
 * Shows every actor of a page or process to the inspector that `npx statechart-inspector` started on this machine, from the first actor on.
 *
 * @example
 * createActor(machine, { inspect }).start();
 */
export const inspect = (event: InspectionEvent): void => {
  first ??= createInspector();
  first.inspect(event);
};
