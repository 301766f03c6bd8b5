import type { CSSProperties } from 'react';

/** Style for the class `sum`, which keeps a sum on one line of its container. */
export const sumStyle = (sum: string) => ({ '--chars': String(sum.length) }) as CSSProperties;
