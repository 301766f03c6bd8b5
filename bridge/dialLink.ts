/** The link that dials a number: `#` would begin its fragment. */
export const dialLink = (to: string): string => `tel:${to.replaceAll('#', '%23')}`;
