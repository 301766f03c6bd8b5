import type { Site } from '../site.ts';
import { caddyRecipe } from './caddy.ts';
import { headerRules, writeHeadersFile } from './headersFile.ts';
import { nginxRecipe } from './nginx.ts';
import { missingAssetPage, redirectsFile } from './redirectsFile.ts';

export const recipesOf = (site: Site): Record<string, string> => ({
  _headers: writeHeadersFile(headerRules(site)),
  _redirects: redirectsFile(site),
  'assets/404.html': missingAssetPage,
  '.server/nginx.conf': nginxRecipe(site),
  '.server/Caddyfile': caddyRecipe(site),
});
