/** Replaces `views/parts/icons.ts`, which no figure uses. */
export const icons = {};
