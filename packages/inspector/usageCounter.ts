/** The counter of the app's exporter: without charts and schemas, to keep the download small. */
export { buckets } from './usage/buckets.ts';
export { createUsageCounter } from './usage/count.ts';
