import { repairQuery } from '../http/pageQuery.ts';
import type { Visit } from './payload.ts';

/** Parameters of the landing page (docs/product/promotion.md#screen). */
const names = ['id', 'user_from', 'utm_tag', 'app_from', 'invite_code', 'UC', 'down_id', 'links_id'] as const;

/** The parameters of an advertisement's link. Absent ones are empty. */
export type PromotionPage = Record<(typeof names)[number], string>;

export const promotionPageOf = (query: URLSearchParams): PromotionPage =>
  Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as PromotionPage;

/** Names that the hash routes keep (docs/product/promotion.md#screen). */
const hashNames = ['app_from', 'user_from', 'utm_tag', 'id', 'links_id', 'down_id'] as const;

/** Returns the URL of a hash route, with the specified parameters of the page behind the `?` of the hash. */
export function hashRoute(route: 'downloadTemplate' | 'agreementTemplate', page: PromotionPage): string {
  const given = hashNames.filter((name) => page[name] !== '').map((name) => [name, page[name]]);
  const query = new URLSearchParams(given).toString();
  return `#/${route}${query && `?${query}`}`;
}

export interface PromotionLocation {
  route: 'landing' | 'download' | 'agreement';
  page: PromotionPage;
  /** URL of the landing page: the page's own query is kept; without one it is made of the hash route's parameters. */
  landingLink: string;
}

/** Parses `hash` and `search` (as in `location`): a hash route's parameters follow the `?` of its hash, else they are the page's. */
export function placeOf({ hash, search }: { hash: string; search: string }): PromotionLocation {
  const [, route, query] = /^#\/(download|agreement)Template\/?(?:\?(.*))?$/.exec(hash) ?? [];
  const page = promotionPageOf(new URLSearchParams(repairQuery(query || search)));
  return {
    route: (route as 'download' | 'agreement' | undefined) ?? 'landing',
    page,
    landingLink: search ? '#/' : `?${query ?? ''}#/`,
  };
}

/** Device family of a user agent, as the backend counts visits (docs/product/promotion.md#calls). */
export type ClientType = 'android' | 'ios' | 'pc';

export const clientTypeOf = (userAgent: string): ClientType =>
  /android/i.test(userAgent) ? 'android' : /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'pc';

export const visitOf = (
  { id, user_from, utm_tag, app_from }: PromotionPage,
  clientType: ClientType,
): Visit => ({
  page_id: id,
  user_from,
  client_type: clientType,
  page_type: '1',
  utm_tag,
  app_from,
});
