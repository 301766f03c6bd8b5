/** Milliseconds after which a browser that does not tell when it is idle (Safari) is taken to be. */
const patience = 1_000;

/** Does `work` once the browser has nothing better to do. */
export const whenIdle = (work: () => unknown): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void work());
  else setTimeout(work, patience);
};
