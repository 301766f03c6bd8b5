import { availableDictionary, deltaFolder, deltaVary, dictionaryFor, versionedPath } from '../deltas.ts';
import { appFolder, cacheControl, type Site } from '../site.ts';

export const caddyRecipe = ({ base, headers, ownPages }: Site): string => {
  const own = ownPages.map((page) => base + page);
  // A build below a base path has a second URL: the base path without its slash.
  const slashless = [...(base === '/' ? [] : [base.slice(0, -1)]), ...own];
  return `# Written by the build. Import it into a site whose root has the build at ${base}
${slashless.map((path) => `redir ${path} ${path}/?{query} 308\n`).join('')}
handle ${base}* {
	header {
${Object.entries(headers)
  .map(([name, value]) => `\t\t${name} "${value.replaceAll('"', String.raw`\"`)}"\n`)
  .join('')}	}

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
			# A script or stylesheet is a dictionary for its later versions.
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
		@page file {path}.html
		rewrite @page {path}.html
		@route {
			not {
				file
				not path */
			}
			not file {path}index.html
			not file {path}.html
		}
		rewrite @route ${base}${appFolder}index.html
		file_server {
			precompressed br gzip
		}
	}
}
`;
};
