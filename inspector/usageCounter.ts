/** What the app's exporter counts with: without charts and schemas, so that a borrower downloads little. */
export { buckets } from './usage/buckets.ts';
export { createUsageCounter } from './usage/count.ts';
