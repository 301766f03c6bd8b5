import { useLayoutEffect } from 'react';

/** Sets the document's title in the same frame as its page, not after it. */
export const useTitle = (title: string): void =>
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
