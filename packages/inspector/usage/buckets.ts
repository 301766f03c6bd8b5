/** Number of buckets: the last begins after about 27 minutes. */
export const buckets = 15;

export const bucketOf = (ms: number): number =>
  Math.min(buckets - 1, Math.max(0, Math.floor(Math.log2(ms / 50))));
