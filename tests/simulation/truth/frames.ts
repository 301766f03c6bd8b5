import { createInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { createInspectionMask } from '../../../inspector/maskInspection.ts';

/** Gives every frame that would leave for an inspector to `read`, as text. */
export const watchFrames = (read: (frame: string) => void): ((event: InspectionEvent) => void) => {
  const inspector = createInspector(
    { send: (frame) => read(JSON.stringify(frame)), start: () => undefined, stop: () => undefined },
    { serialize: createInspectionMask(), serializationDepthLimit: 30 },
  );
  return (event) => inspector.inspect.next?.(event);
};
