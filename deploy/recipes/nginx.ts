import { appFolder, cacheControl, type Site } from '../site.ts';

/** Include it in a `server` whose `root` has the build at its base path. `add_header` in a location replaces outer ones, so each location repeats them. */
export const nginxRecipe = ({ base, headers, ownPages }: Site): string => {
  const withHeaders = (cache: string) =>
    Object.entries({ ...headers, 'Cache-Control': cache })
      .map(([name, value]) => `  add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;\n`)
      .join('');
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

location ^~ ${base}assets/ {
${withHeaders(cacheControl.asset)}  try_files $uri @missing;
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
