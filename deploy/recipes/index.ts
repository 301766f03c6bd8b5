import type { Site } from '../site.ts';
import { caddyProxy, caddyRecipe } from './caddy.ts';
import { headerRules, writeHeadersFile } from './headersFile.ts';
import { nginxProxy, nginxRecipe } from './nginx.ts';
import { missingAssetPage, redirectsFile } from './redirectsFile.ts';

export const recipesOf = (site: Site): Record<string, string> => ({
  _headers: writeHeadersFile(headerRules(site)),
  _redirects: redirectsFile(site),
  'assets/404.html': missingAssetPage,
  '.server/nginx.conf': nginxRecipe(site),
  '.server/nginx-proxy.conf': nginxProxy(),
  '.server/Caddyfile': caddyRecipe(site),
  '.server/Caddyfile-proxy': caddyProxy(),
});
