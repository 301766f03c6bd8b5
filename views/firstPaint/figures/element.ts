/** A view's output: jsx.ts returns elements, for which React has other types. */
export const elementOf = (drawn: unknown): Node[] => (drawn instanceof Node ? [drawn] : []);
