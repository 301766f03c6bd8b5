import type { ReactNode } from 'react';

export interface Place {
  page: URLSearchParams;
  /** The app's own, without the base. */
  path: string;
  /** Epoch milliseconds by the backend's clock; NaN without a response. */
  now: number;
}

export interface Figure {
  content: ReactNode;
  footer?: ReactNode;
}

/** Returns the figure for the body of a first response; undefined if it is left to the app. Replaced by the flow's own in figures/. */
export const figureIn = (_body: string, _place: Place): Figure | undefined => undefined;
