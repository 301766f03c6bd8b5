import type { CSSProperties } from 'react';

/** What the class `sum` needs to know of a sum, as it is written, to keep it on one line of the container around it. */
export const sumStyle = (sum: string) => ({ '--chars': String(sum.length) }) as CSSProperties;
