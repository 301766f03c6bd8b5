/** The document's data for its page's figure. */
export interface Place {
  /** The page's query, repaired. */
  page: URLSearchParams;
  path: string;
  /** Time of the response by the company's clock: epoch milliseconds. */
  now: number;
}

/** The first paint of a document: the figure, and the page's actions as links, if any. */
export interface Figure {
  content: Node[];
  footer?: Node[];
}

/** Returns the figure for the body of a first response; undefined if it is left to the app. Replaced by the flow's own in figures/. */
export const figureIn = (_body: string, _place: Place): Figure | undefined => undefined;
