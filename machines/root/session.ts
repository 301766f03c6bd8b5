import type { Environment } from '../../services/visit/environment.ts';
import { releaseHeaders } from '../../services/http/request.ts';

export const sessionInput = (
  { environment, release }: { environment: Environment; release: string },
  search: string,
) => ({
  apiBase: environment.apiBase,
  search,
  language: environment.language,
  headers: releaseHeaders(environment.releaseHeader, release),
  unclearCodes: environment.unclearCodes,
  isTraced: environment.isTraced,
});
