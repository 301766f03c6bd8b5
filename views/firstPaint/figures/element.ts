/** What a view drew: by jsx.ts an element, which React's types call something else. */
export const elementOf = (drawn: unknown): Node[] => (drawn instanceof Node ? [drawn] : []);
