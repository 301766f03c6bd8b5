/** Replaces `views/parts/icons.ts`, which no figure draws of. */
export const icons = {};
