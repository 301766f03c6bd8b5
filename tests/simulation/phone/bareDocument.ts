const nothing = (): void => undefined;

export const size = { innerWidth: 360, innerHeight: 740 };

/** Enough of a document for views that are drawn as text: nothing is laid out, and nothing has to be inserted. */
export const bareDocument = {
  documentElement: { clientWidth: size.innerWidth, clientHeight: size.innerHeight, dataset: {} },
  body: { append: nothing },
  /** Also a canvas without a context. */
  createElement: () => ({ setAttribute: nothing, getContext: () => null }),
  querySelectorAll: () => [],
};
