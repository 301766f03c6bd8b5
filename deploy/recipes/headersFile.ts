import { cacheControl, type Headers, moduleNames, type Site } from '../site.ts';

/** A rule of a `_headers` file: a path, or a prefix with a trailing `*`. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

/**
 * Returns the rules of a static host. Hosts disagree on two rules with the same header (one joins them with a comma, another takes the last), so no
 * header is named twice for any path: the routes are listed instead of covered by `*`.
 */
export const headerRules = ({ base, headers, pageAddresses }: Site): HeaderRule[] => [
  { path: `${base}*`, headers },
  { path: `${base}assets/*`, headers: { 'Cache-Control': cacheControl.asset } },
  { path: `${base}${moduleNames}*`, headers: { 'Cache-Control': cacheControl.page } },
  ...pageAddresses.map((path) => ({ path, headers: { 'Cache-Control': cacheControl.page } })),
];

/** Text of a `_headers` file. */
export const writeHeadersFile = (rules: HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)])
    .flat()
    .join('\n')
    .concat('\n');

/** The rules of a `_headers` file that `writeHeadersFile` wrote. */
export const readHeadersFile = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
};

/** Whether a rule for `rulePath` is one for `path`. */
export const isRuleFor = (rulePath: string, path: string): boolean =>
  rulePath.endsWith('*') ? path.startsWith(rulePath.slice(0, -1)) : path === rulePath;
