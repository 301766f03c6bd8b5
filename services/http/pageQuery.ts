/** Names of the page query that every call sends as common parameters (docs/product/routes.md). */
export const commonNames = [
  'appVersion',
  'deviceName',
  'deviceId',
  'osVersion',
  'sessionId',
  'adId',
  'market',
] as const;

/** Names of the page query that each HTTP client sends as headers (docs/product/routes.md). */
export const headerNames = { one: ['building', 'gather'], two: ['swift', 'eyes'] } as const;

const carriedNames = [
  ...commonNames,
  ...headerNames.one,
  ...headerNames.two,
  'userId',
  'lang',
  'titleBar',
  'inspect',
] as const;

/** Before these names a second question mark counts even in a URL, whose own parameters have other names. */
const secondMark =
  /(?!^)(\?|%3f)+(?=((product_?|order|problem|session)id|orderno)=|(?=\w+=)(?<!=(http|\/|%2f)[^&]*))/gi;

/** What Android, iOS and a page write for a value they do not have, also in encoded quotes or brackets. */
const noValue = /=(%\w\w|\W)?(undefined|null|NaN)(%\w\w|\W)?(?=&|$)/gi;

/** A parameter without a value before the same one, which is looked for nearby only: a link may have thousands of them. */
const emptyTwin = /(?<![^?&])(\w+=)&(?=.{0,2000}\b\1)/g;

/** Repairs a query whose parameters are joined by `&amp;`, or by a second question mark (plain or encoded), have the value `null`, or come first without one. */
export const repairQuery = (search: string): string =>
  search
    .replace(/&(amp;)+/gi, '&')
    .replace(secondMark, '&')
    .replace(noValue, '=')
    .replace(emptyTwin, '');

/** Returns the part of a page's query that every page keeps. A leading question mark is allowed. */
export const carriedIn = (search: string): Record<string, string> =>
  pick(new URLSearchParams(search), carriedNames);

export const pick = (query: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));

/** The first of the parameters `names` ('productId,product_id') that a query has; '' without any. */
export function parameterIn(page: URLSearchParams, names: string): string {
  return names.split(',').reduce((found, name) => found || (page.get(name) ?? ''), '');
}
