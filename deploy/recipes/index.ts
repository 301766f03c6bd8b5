import type { Site } from '../site.ts';
import { caddyProxy, caddyRecipe } from './caddy.ts';
import { headerRules, writeHeadersFile } from './headersFile.ts';
import { nginxProxy, nginxRecipe } from './nginx.ts';
import { staffRefusal } from '../staff.ts';

/** Missing files return 404: assets a line of text, other paths the app's page. Hosts that ignore this file find a folder's `404.html` themselves. */
const redirectsFile = ({ base }: Site): string =>
  [`${base}assets/*  ${base}assets/404.html  404`, `${base}*  ${base}404.html  404`, ''].join('\n');

const missingAssetPage = '<!doctype html><title>Not found</title>Not found\n';

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
