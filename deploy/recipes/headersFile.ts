import { cacheControl, type Headers, moduleNames, type Site } from '../site.ts';

export interface HeaderRule {
  path: string;
  headers: Headers;
}

/** If two rules set one header, some hosts join the values and others use the last one. So no path has a header twice: the file lists routes instead of `*`. */
export const headerRules = ({ base, headers, pageAddresses }: Site): HeaderRule[] => [
  { path: `${base}*`, headers },
  { path: `${base}assets/*`, headers: { 'Cache-Control': cacheControl.asset } },
  { path: `${base}${moduleNames}*`, headers: { 'Cache-Control': cacheControl.page } },
  ...pageAddresses.map((path) => ({ path, headers: { 'Cache-Control': cacheControl.page } })),
];

export const writeHeadersFile = (rules: HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)])
    .flat()
    .join('\n')
    .concat('\n');

export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const [, name, value] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) rules.push({ path: line, headers: {} });
    else Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

export const isRuleFor = (rulePath: string, path: string): boolean =>
  rulePath.endsWith('*') ? path.startsWith(rulePath.slice(0, -1)) : path === rulePath;
