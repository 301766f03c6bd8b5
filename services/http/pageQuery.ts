/** Names of the page query that travel on every call as the common parameters (docs/product/routes.md). */
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

/** Every name that stays on the address while a person walks through the app. */
export const carriedNames = [
  ...commonNames,
  ...headerNames.one,
  ...headerNames.two,
  'userId',
  'lang',
  'titleBar',
  'inspect',
] as const;

/** What a page is about, and who is asking: names that a second question mark may run into. */
const named = [
  'productId',
  'product_id',
  'orderId',
  'orderNo',
  'problemId',
  ...commonNames,
  ...headerNames.one,
  ...headerNames.two,
];

/** A page's query as it was meant: what messages and shells join by `&amp;`, or by a second question mark, plain or encoded, before one of the `names`, is joined by `&`. */
export const repaired = (search: string, names: readonly string[] = named): string =>
  search
    .replace(/&(amp;)+/gi, '&')
    .replace(new RegExp(`(?!^)(?:\\?|%3[Ff])(?=(?:${names.join('|')})=)`, 'g'), '&');

/** The part of a page's query that every page carries along. A question mark may precede it. */
export const carriedIn = (search: string): Record<string, string> =>
  pick(new URLSearchParams(search), carriedNames);

/** The parameters of `query` that are called `names`, absent ones left out. */
export const pick = (query: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
