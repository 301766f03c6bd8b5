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

/** What of a page's query, with or without its question mark, travels along. */
export const carriedIn = (search: string): Record<string, string> =>
  pick(new URLSearchParams(search), carriedNames);

/** The parameters of `query` that are called `names`, absent ones left out. */
export const pick = (query: URLSearchParams, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
