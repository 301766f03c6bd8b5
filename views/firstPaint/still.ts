/** Replaces `@xstate/react` in figures: an actor keeps its state until the app takes over (figures/stillActor.ts). */
interface Still {
  getSnapshot: () => unknown;
}

export const useSelector = <Selected>(
  actor: Still | undefined,
  select: (snapshot: unknown) => Selected,
): Selected => select(actor?.getSnapshot());

export const shallowEqual = Object.is;
