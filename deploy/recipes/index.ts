import type { Site } from '../site.ts';
import { caddyProxy, caddyRecipe } from './caddy.ts';
import { headerRules, writeHeadersFile } from './headersFile.ts';
import { nginxProxy, nginxRecipe } from './nginx.ts';
import { missingAssetPage, redirectsFile } from './redirectsFile.ts';
import { staffRefusal } from '../staff.ts';

/** Servers read no further than this, and print it. */
const refusal = `"${staffRefusal}";\n`;

export const recipesOf = (site: Site, isStaff = false): Record<string, string> => ({
  _headers: writeHeadersFile(headerRules(site)),
  _redirects: redirectsFile(site),
  'assets/404.html': missingAssetPage,
  '.server/nginx.conf': isStaff ? refusal : nginxRecipe(site),
  '.server/nginx-proxy.conf': nginxProxy(),
  '.server/Caddyfile': isStaff ? refusal : caddyRecipe(site),
  '.server/Caddyfile-proxy': caddyProxy(),
});
