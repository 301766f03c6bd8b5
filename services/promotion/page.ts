/** What an advertisement's link tells the landing page (spec §2, Register landing template). Absent ones are empty. */
export interface PromotionPage {
  id: string;
  user_from: string;
  utm_tag: string;
  app_from: string;
  invite_code: string;
  UC: string;
  down_id: string;
  links_id: string;
}

/** Reads the parameters of a promotion page. */
export const promotionPageOf = (query: URLSearchParams): PromotionPage => ({
  id: query.get('id') ?? '',
  user_from: query.get('user_from') ?? '',
  utm_tag: query.get('utm_tag') ?? '',
  app_from: query.get('app_from') ?? '',
  invite_code: query.get('invite_code') ?? '',
  UC: query.get('UC') ?? '',
  down_id: query.get('down_id') ?? '',
  links_id: query.get('links_id') ?? '',
});

/** Names that the hash routes carry (spec §2). */
const hashNames = ['app_from', 'user_from', 'utm_tag', 'id', 'links_id', 'down_id'] as const;

/** Address of a hash route, with the parameters of the page that the specification names behind the `?` of the hash. */
export const hashRoute = (route: 'downloadTemplate' | 'agreementTemplate', page: PromotionPage): string => {
  const given = hashNames.filter((name) => page[name] !== '').map((name) => [name, page[name]]);
  const query = new URLSearchParams(given).toString();
  return `#/${route}${query && `?${query}`}`;
};

/** Where the promotion's address leads: one of its three pages, and the parameters that this page was given. */
export interface PromotionPlace {
  route: 'landing' | 'download' | 'agreement';
  page: PromotionPage;
}

/**
 * Reads the promotion's address, `hash` and `search` as `location` has them: parameters stand in the page's query for the landing page and
 * behind the `?` of the hash for the hash routes (decisions §3).
 */
export const placeOf = ({ hash, search }: { hash: string; search: string }): PromotionPlace => {
  const [, route, query] = /^#\/(download|agreement)Template\/?(?:\?(.*))?$/.exec(hash) ?? [];
  const page = promotionPageOf(new URLSearchParams(route ? query : search));
  return { route: route === 'download' || route === 'agreement' ? route : 'landing', page };
};

/** Device family of a user agent, as the lender counts visits (wire.md, Promotion). */
export type ClientType = 'android' | 'ios' | 'pc';

/** Reads the device family from a user agent. */
export const clientTypeOf = (userAgent: string): ClientType =>
  /android/i.test(userAgent) ? 'android' : /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'pc';
