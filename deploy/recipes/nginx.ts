import { availableDictionary, deltaFolder, deltaVary, dictionaryFor, versionedPath } from '../deltas.ts';
import { appFolder, cacheControl, type Headers, type Site } from '../site.ts';

/** Include it in a `server` whose `root` has the build at its base path. `add_header` in a location replaces outer ones, so each location repeats them. */
export const nginxRecipe = ({ base, headers, ownPages }: Site): string => {
  const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
  const withHeaders = (cache: string, more: Headers = {}) =>
    Object.entries({ ...headers, 'Cache-Control': cache, ...more })
      .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;\n`)
      .join('');
  // nginx omits headers without a value.
  const dictionary = { 'Use-As-Dictionary': '$use_as_dictionary', Vary: '$delta_vary' };
  // A build below a base path has a second URL: the base path without its slash.
  const slashless = [...(base === '/' ? [] : [base.slice(0, -1)]), ...ownPages.map((page) => base + page)];
  return `# Written by the build. Include it in a server block whose root has the build at ${base}
absolute_redirect off;
gzip_static on;
gzip_vary on;

${slashless.map((path) => `location = ${path} { return 308 ${path}/$is_args$args; }\n`).join('')}
# These files speak to servers, not to browsers.
location ~ ^${base}(_headers|_redirects|(.*/)?\\.) {
${withHeaders(cacheControl.gone)}  default_type text/plain;
  return 404 "Not found\\n";
}

# A script or stylesheet is a dictionary for its later versions. A browser that has an older version gets the difference, if it was written (npm run deltas).
set $use_as_dictionary "";
set $delta_vary "";
set $delta "";
set $accepted "$http_accept_encoding $http_available_dictionary";
if ($uri ~ ${quoted(versionedPath(`${base}assets/`))}) {
  set $use_as_dictionary ${quoted(dictionaryFor('$1', '$2'))};
  set $delta_vary "${deltaVary}";
}
if ($accepted ~ "dcz.* ${availableDictionary.slice(1)}") {
  set $delta $1;
}
if ($uri ~ "/([^/]+)$") {
  set $delta "${base}${deltaFolder}$delta/$1";
}

location ^~ ${base}assets/ {
${withHeaders(cacheControl.asset, { ...dictionary, 'Content-Encoding': 'dcz' })}  gzip off;
  try_files $delta @whole;
}

location @whole {
${withHeaders(cacheControl.asset, dictionary)}  try_files $uri @missing;
}

# Not the app's page, which would not run as a script, and not for long: the next release may bring the file.
location @missing {
${withHeaders(cacheControl.gone)}  default_type text/plain;
  return 404 "Not found\\n";
}

location ${base} {
${withHeaders(cacheControl.page)}  try_files $uri $uri.html \${uri}index.html ${base}${appFolder}index.html;
}
`;
};
