import { availableDictionary, deltaFolder, deltaVary, dictionaryFor, versionedPath } from '../deltas.ts';
import { refusedPath, repeatedSlash } from '../normalPath.ts';
import {
  appFolder,
  cacheControl,
  clientAddressHeaders,
  foreignHeaders,
  type Headers,
  onlyOfPages,
  type Site,
} from '../site.ts';

const headerLines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value.replaceAll('"', String.raw`\"`)}"\n`)
    .join('');

/** Matches a pattern for a path against the URI as it was sent, with its query. */
const rawPath = (pattern: string) =>
  `vars_regexp {http.request.orig_uri} \`^[^?]*(${pattern.replaceAll('.*', '[^?]*').replaceAll('$', String.raw`(\?|$)`)})\``;

export const caddyRecipe = ({ base, headers, ownPages }: Site): string => {
  const own = ownPages.map((page) => base + page);
  const withoutPages = (indent: string, matcher = '') =>
    onlyOfPages(Object.keys(headers))
      .map((name) => `${indent}header ${matcher}-${name}\n`)
      .join('');
  // A build below a base path has a second URL: the base path without its slash.
  const slashless = [...(base === '/' ? [] : [base.slice(0, -1)]), ...own];
  return `# Written by the build. Import it into a site whose root has the build at ${base}

# For every response that has no headers of its own: those of a proxied server, and Caddy's errors.
header {
${headerLines(foreignHeaders)}}

# Paths that are not in their normal form (deploy/normalPath.ts). Caddy rewrites before it looks for a handle.
@refused ${rawPath(refusedPath)}
rewrite @refused /.refused
handle /.refused {
	error 404
}
@repeatedSlash ${rawPath(repeatedSlash)}
rewrite @repeatedSlash /.repeated
handle /.repeated {
	route {
		rewrite * {http.request.orig_uri.path}
		uri path_regexp //+ /
		redir {uri} 308
	}
}

${slashless.map((path) => `redir ${path} ${path}/?{query} 308\n`).join('')}
handle ${base}* {
	header {
${headerLines(headers)}	}

	# These files speak to servers, not to browsers.
	@hidden path_regexp ^${base}(_headers|_redirects|(.*/)?\\.)
	handle @hidden {
		header Cache-Control ${cacheControl.gone}
		respond "Not found" 404
	}

	handle ${base}assets/* {
		@there {
			file
			not path */
		}
		handle @there {
			header Cache-Control "${cacheControl.asset}"
${withoutPages('\t\t\t')}			# A script or stylesheet is a dictionary for its later versions.
			@versioned path_regexp version ${versionedPath(`${base}assets/`)}
			header @versioned {
				Use-As-Dictionary \`${dictionaryFor('{re.version.1}', '{re.version.2}')}\`
				Vary "${deltaVary}"
			}
			# A browser that has an older version gets the difference, if it was written (npm run deltas).
			@hasDictionary {
				header Accept-Encoding *dcz*
				header_regexp dictionary Available-Dictionary ${availableDictionary}
			}
			route @hasDictionary {
				@delta file ${base}${deltaFolder}{re.dictionary.1}/{file}
				header @delta Content-Encoding dcz
				rewrite @delta ${base}${deltaFolder}{re.dictionary.1}/{file}
			}
			file_server {
				precompressed br gzip
			}
		}
		# Not the app's page, which would not run as a script, and not for long: the next release may bring the file.
		handle {
			header Cache-Control ${cacheControl.gone}
			respond "Not found" 404
		}
	}

	handle {
		header Cache-Control ${cacheControl.page}
		@release path ${base}release.json
${withoutPages('\t\t', '@release ')}		route {
			# A page has one address, without a slash at its end.
			@slash path_regexp slash ^(.+)/$
			route @slash {
				@slashless file {re.slash.1}.html
				redir @slashless {re.slash.1}?{query} 308
			}
			@page file {path}.html
			rewrite @page {path}.html
			@unknown {
				not {
					file
					not path */
				}
				not file {path}index.html
			}
			# Crawlers and scanners see a 404, people the app's own words.
			handle @unknown {
				rewrite * ${base}${appFolder}index.html
				file_server {
					status 404
					disable_canonical_uris
					precompressed br gzip
				}
			}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
};

/** Import it into each `reverse_proxy`: the client's address, and headers that a proxied server may not choose. */
export const caddyProxy =
  (): string => `# Written by the build. Import it into each reverse_proxy. Caddy sets X-Forwarded-For itself.
header_up X-Real-IP {remote_host}
${clientAddressHeaders.map((name) => `header_up -${name}\n`).join('')}
# Replaced by the server's own.
${Object.keys(foreignHeaders)
  .map((name) => `header_down -${name}\n`)
  .join('')}`;
