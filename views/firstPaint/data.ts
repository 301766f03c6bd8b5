import type { Language } from '../../services/visit/languages.ts';
import type { Address } from '../../services/http/request.ts';

/** Names of query parameters of which a call sends the first non-empty one, written as `?productId,product_id`. */
export type FromQuery = `?${string}`;

export interface FirstCall extends Address {
  payload: Record<string, string | number>;
  needs: string;
}

export interface FirstData {
  /** The only path at which the document may draw and request something; absent: at any, because it does neither. */
  path?: string;
  route?: string;
  titles: Partial<Record<Language, string>>;
  texts: Partial<Record<Language, readonly string[]>>;
  call?: FirstCall | undefined;
}
