/** Milliseconds after which a browser without idle callbacks (Safari) counts as idle. */
const patience = 1_000;

export const whenIdle = (work: () => unknown): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(() => void work());
  else setTimeout(work, patience);
};
