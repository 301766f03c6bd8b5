import type { Charts } from './charts.ts';

/** Filled by the usage counters. */
export const Usage = ({ charts }: { charts: Charts }) => (
  <div className="empty">{charts.all().length} charts</div>
);
