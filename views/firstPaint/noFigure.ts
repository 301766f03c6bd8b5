/** What a document knows of its page, for its figure. */
export interface Place {
  /** The page's query, repaired. */
  page: URLSearchParams;
  path: string;
  /** When the response came, by the company's clock: epoch milliseconds. */
  now: number;
}

/** What a document draws: the figure, and the page's actions as links where it has any. */
export interface Figure {
  content: Node[];
  footer?: Node[];
}

/** The figure in the body of a first response; undefined where it is left to the app. Replaced by the flow's own in figures/. */
export const figureIn = (_body: string, _place: Place): Figure | undefined => undefined;
