import type { Language } from '../../services/languages.ts';
import type { Address } from '../../services/http/request.ts';

/** Names of query parameters of which a call sends the first non-empty one, written as `?productId,product_id`. */
export type FromQuery = `?${string}`;

/** The first call of a page: its URL and its payload, with constants or values from the page's query. */
export interface FirstCall extends Address {
  payload: Record<string, string | number>;
  /** Name of the query parameter that the document's call requires; empty for none. */
  needs: string;
}

/** A document's data for the scripts that run before the app. In each document, as JSON. */
export interface FirstData {
  titles: Partial<Record<Language, string>>;
  texts: Partial<Record<Language, readonly string[]>>;
  call?: FirstCall | undefined;
}
