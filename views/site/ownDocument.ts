/** Whether a page in a frame is one of our own documents, by its path, and not an https page of somebody else's. */
export const isOwnDocument = (source: string): boolean => source.startsWith('/');
