/** Replaces `views/parts/icons.ts`: the icons of one figure, inserted by the build. */
declare const firstIcons: Record<string, string>;

export const icons = firstIcons;
