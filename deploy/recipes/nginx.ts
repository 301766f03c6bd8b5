import { availableDictionary, deltaFolder, deltaVary, dictionaryFor, versionedPath } from '../deltas.ts';
import { refusedPath, repeatedSlash } from '../normalPath.ts';
import {
  appFolder,
  cacheControl,
  clientAddressHeaders,
  everywhere,
  foreignHeaders,
  type Headers,
  type Site,
} from '../site.ts';

const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;

const addHeaders = (headers: Headers, indent = '') =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;\n`)
    .join('');

/** Matches a pattern for a path against `$request_uri`, which is not decoded and has the query. */
const rawPath = (pattern: string) =>
  quoted(`^[^?]*(${pattern.replaceAll('.*', '[^?]*').replaceAll('$', String.raw`(\?|$)`)})`);

/** Include it in a `server` whose `root` has the build at its base path. `add_header` in a location replaces outer ones, so each location repeats them. */
export const nginxRecipe = ({ base, headers, ownPages }: Site): string => {
  const withHeaders = (cache: string, own: Headers = headers) =>
    addHeaders({ ...own, 'Cache-Control': cache }, '  ');
  // nginx omits headers without a value.
  const asset = { ...everywhere, 'Use-As-Dictionary': '$use_as_dictionary', Vary: '$delta_vary' };
  // A build below a base path has a second URL: the base path without its slash.
  const slashless = [...(base === '/' ? [] : [base.slice(0, -1)]), ...ownPages.map((page) => base + page)];
  return `# Written by the build. Include it in a server block whose root has the build at ${base}
absolute_redirect off;
gzip_static on;
gzip_vary on;

# For every response that has no headers of its own: those of a proxied server, and nginx's errors.
${addHeaders(foreignHeaders)}
# Paths that are not in their normal form (deploy/normalPath.ts). $uri is decoded already; $request_uri is what the browser shows.
if ($request_uri ~ ${rawPath(refusedPath)}) {
  return 404;
}
if ($request_uri ~ ${rawPath(repeatedSlash)}) {
  return 308 $uri$is_args$args;
}

${slashless.map((path) => `location = ${path} { return 308 ${path}/$is_args$args; }\n`).join('')}
# These files speak to servers, not to browsers.
location ~ ^${base}(_headers|_redirects|(.*/)?\\.) {
${withHeaders(cacheControl.gone)}  default_type text/plain;
  return 404 "Not found\\n";
}

# A script or stylesheet is a dictionary for its later versions. A browser that has an older version gets the difference, if it was written (npm run deltas).
set $use_as_dictionary "";
set $delta_vary "Accept-Encoding";
set $delta "";
set $accepted "$http_available_dictionary $http_accept_encoding";
if ($uri ~ ${quoted(versionedPath(`${base}assets/`))}) {
  set $use_as_dictionary ${quoted(dictionaryFor('$1', '$2'))};
  set $delta_vary "${deltaVary}";
}
if ($accepted ~ "${availableDictionary.slice(0, -1)} .*dcz") {
  set $delta $1;
}
if ($uri ~ "/([^/]+)$") {
  set $delta "${base}${deltaFolder}$delta/$1";
}

location ^~ ${base}assets/ {
${withHeaders(cacheControl.asset, { ...asset, 'Content-Encoding': 'dcz' })}  gzip off;
  gzip_vary off;
  try_files $delta @whole;
}

location @whole {
${withHeaders(cacheControl.asset, asset)}  gzip_vary off;
  try_files $uri @missing;
}

# Not the app's page, which would not run as a script, and not for long: the next release may bring the file.
location @missing {
${withHeaders(cacheControl.gone)}  default_type text/plain;
  return 404 "Not found\\n";
}

location = ${base}release.json {
${withHeaders(cacheControl.page, everywhere)}}

# A page has one address, without a slash at its end.
set $page "";
if ($uri ~ "^(.+)/$") {
  set $page $1;
}

location ${base} {
${withHeaders(cacheControl.page)}  if (-f "$document_root$page.html") {
    return 308 $page$is_args$args;
  }
  try_files $uri $uri.html \${uri}index.html @unknown;
}

# Crawlers and scanners see a 404, people the app's own words.
location @unknown {
${withHeaders(cacheControl.page)}  error_page 404 ${base}${appFolder}index.html;
  return 404;
}
`;
};

/** Include it in each location that proxies. Kept connections, the client's address, and headers that a proxied server may not choose. */
export const nginxProxy = (): string => `# Written by the build. Include it in each location that proxies.
proxy_http_version 1.1;
proxy_set_header Connection "";
# The address of the connection, never one that the client names.
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-Proto https;
${clientAddressHeaders.map((name) => `proxy_set_header ${name} "";\n`).join('')}
# Replaced by the server's own.
${Object.keys(foreignHeaders)
  .map((name) => `proxy_hide_header ${name};\n`)
  .join('')}`;
