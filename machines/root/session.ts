import type { Environment } from '../../services/environment.ts';
import type { UseHttp } from '../../services/http/lazyHttp.ts';
import { releaseHeaders } from '../../services/http/request.ts';

export const sessionInput = (
  { environment, release, http }: { environment: Environment; release: string; http: UseHttp },
  search: string,
) => ({
  apiBase: environment.apiBase,
  http,
  search,
  language: environment.language,
  headers: releaseHeaders(environment.releaseHeader, release),
  unclearCodes: environment.unclearCodes,
  isTraced: environment.isTraced,
});
