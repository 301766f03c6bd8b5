import { Fragment, type ReactNode } from 'react';

/** A text of names and paths that breaks after dots and before capitals rather than within a word. */
export const wordsOf = (text: string): ReactNode =>
  text.split(/(?<=[.:])|(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    // The same word may be there twice.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
