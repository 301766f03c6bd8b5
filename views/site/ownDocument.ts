/** Whether a page in a frame is one of our own documents, by its path, and not an external https page. */
export const isOwnDocument = (source: string): boolean => source.startsWith('/');
