import { createLazyHttp, type LazyHttp, type UseHttp } from '../../services/http/lazyHttp.ts';
import { http } from '../../services/http/ofetch.ts';

export const loadedHttp: UseHttp = () => http;

/** The HTTP client of one page; `hasChunk` is false when it does not load. */
export const httpDouble = (hasChunk: () => boolean, missed = async () => undefined as void): LazyHttp =>
  createLazyHttp({
    load: async () => {
      if (!hasChunk()) throw new TypeError('Failed to fetch dynamically imported module');
      return http;
    },
    missed,
  });
