/** Whether a frame's page is one of our own documents, by its path, and not an external https page. */
export const isOwnDocument = (source: string): boolean => source.startsWith('/');
