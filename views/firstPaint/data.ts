import type { Language } from '../../services/languages.ts';
import type { Address } from '../../services/http/request.ts';

/** Names of the page's query of which a call sends the first that is not empty, written as `?productId,product_id`. */
export type FromQuery = `?${string}`;

/** The first call of a page: where it goes and what it sends, values as they are or out of the page's query. */
export interface FirstCall extends Address {
  payload: Record<string, string | number>;
  /** Name of the query parameter without which the document makes no call; empty where there is none. */
  needs: string;
}

/** What a document says of itself to the scripts that run before the app. In each document, as JSON. */
export interface FirstData {
  titles: Partial<Record<Language, string>>;
  texts: Partial<Record<Language, readonly string[]>>;
  call?: FirstCall | undefined;
}
