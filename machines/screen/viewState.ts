import type { AnyMachineSnapshot } from 'xstate';

/** For a screen that shows one thing. */
export const selectViewState = (snapshot: AnyMachineSnapshot) =>
  viewStateOf(snapshot, { shown: 'shown', failed: 'failed' }, 'loading');

/** Returns the view state of the first of these states that is active, or `otherwise`. */
export const viewStateOf = <const Faces extends Record<string, string>, const Otherwise extends string>(
  snapshot: { matches: (state: NoInfer<keyof Faces & string>) => boolean },
  faces: Faces,
  otherwise: Otherwise,
): Faces[keyof Faces] | Otherwise => {
  for (const state in faces) if (snapshot.matches(state)) return faces[state];
  return otherwise;
};
