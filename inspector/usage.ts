/** Counts what people do with each chart, without anything personal. */
export { startUsage } from './usage/count.ts';
