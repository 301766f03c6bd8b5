/** A view's output: jsx.ts returns elements, for which React has other types. */
export const elementsOf = (drawn: unknown): Node[] => {
  if (Array.isArray(drawn)) return drawn.flatMap(elementsOf);
  return drawn instanceof Node ? [drawn] : [];
};
