/**
 * Formats a cookie that lasts until the end of year 9999 (docs/product/formats.md).
 * @public part of the specification's formats; no screen sets a cookie yet
 */
export const lastingCookie = (name: string, value: string): string =>
  `${encodeURIComponent(name)}=${encodeURIComponent(value)}; expires=Fri, 31 Dec 9999 23:59:59 GMT; path=/; SameSite=Lax`;
