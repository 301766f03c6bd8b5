import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leadsTo } from '../../bridge/leads.ts';
import { nativePages } from '../../bridge/pages.ts';
import { type FlowName, flowNames, flows, routes } from '../../services/visit/flows.ts';
import { hashRoute, promotionPageOf } from '../../services/promotion/page.ts';
import {
  orderedActions,
  orderedCalls,
  orderedForeign,
  orderedHashes,
  orderedNativePages,
  orderedPaths,
  orderedRoutes,
  orderedTexts,
} from './ordered.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const page = read('docs/product/ordered.md').replace(/\s+/g, ' ');

/** The rows of the page: a group of the order each. */
const rows = read('docs/product/ordered.md').match(/^- \*\*.*(\n {2}.*)*/gm) ?? [];
const departures = rows.flatMap((row) => row.match(/- _Differs:_[^]*?(?=\n {2}- |$)/g) ?? []);

const catalogues = import.meta.glob<{ wording: Record<string, string>; foreign?: Record<string, string> }>(
  '../../views/wording/spec/*.ts',
  { eager: true },
);
const wording: Record<string, string> = Object.assign(
  {},
  ...Object.values(catalogues).map((group) => group.wording),
);
const foreign: Record<string, string> = Object.assign(
  {},
  ...Object.values(catalogues).map((group) => group.foreign),
);

const contract = JSON.parse(read('docs/api/openapi.json')) as {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
};

/** Every name in the description of a call, references included. */
const namesIn = (part: unknown, seen = new Set<string>()): string[] => {
  if (Array.isArray(part)) return part.flatMap((item) => namesIn(item, seen));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'name' && typeof value === 'string') return [value];
    if (name !== '$ref' || typeof value !== 'string') return [name, ...namesIn(value, seen)];
    if (seen.has(value)) return [];
    seen.add(value);
    const [, , kind = '', of = ''] = value.split('/');
    return namesIn(contract.components[kind]?.[of], seen);
  });
};

const missing = (names: readonly string[], isThere: (name: string) => boolean) =>
  names.filter((name) => !isThere(name));

describe('docs/product/ordered.md', () => {
  it('has a row for each group of the order, with its departures', () => {
    expect([rows.length, departures.length]).toEqual([120, 45]);
  });

  it('gives the reason of each departure, and its first day', () => {
    const isExplained = (text: string) =>
      /\b(because|so that)\b/.test(text) && /Since\s+2026-\d\d-\d\d\.$/.test(text.trim());
    expect(missing(departures, isExplained)).toEqual([]);
  });

  it('has no line longer than 160 characters', () => {
    expect(missing(read('docs/product/ordered.md').split('\n'), (line) => line.length <= 160)).toEqual([]);
  });

  it('links to the rules, the chart or the view of each flow', () => {
    const ordered: readonly string[] = [...orderedRoutes, ...orderedPaths];
    const isOrdered = (flow: FlowName) =>
      Object.entries(flows[flow].routes)
        .flat()
        .some((name) => ordered.includes(name));
    const isLinked = (flow: string) =>
      page.includes(`(../charts/${flow}.md)`) || page.includes(`(${flow}.md)`);
    expect(missing(flowNames.filter(isOrdered), isLinked)).toEqual([]);
  });

  it.each([
    ['route', orderedRoutes],
    ['native page', orderedNativePages],
    ['native action', orderedActions],
    ['path', [...orderedPaths, ...orderedHashes].map((path) => `\`${path}`)],
    ['text', orderedTexts.map((text) => `'${text}'`)],
  ])('names every %s of the order', (_, names) => {
    expect(missing(names, (name) => page.includes(name))).toEqual([]);
  });

  it('names every call of the order', () => {
    const under = '/api/v2/youmi/promotion';
    const isNamed = (call: string) => page.includes(`\`${call.replace(/^\w+ /, '').replace(under, '')}\``);
    expect(missing(Object.keys(orderedCalls), isNamed)).toEqual([]);
  });
});

describe('the app', () => {
  it('has every route and path of the order', () => {
    expect(missing(orderedRoutes, (name) => name in routes)).toEqual([]);
    const paths: readonly string[] = Object.values(routes);
    expect(missing(orderedPaths, (path) => paths.includes(path))).toEqual([]);
    const hashes: string[] = (['downloadTemplate', 'agreementTemplate'] as const).map((route) =>
      hashRoute(route, promotionPageOf(new URLSearchParams())),
    );
    expect(missing(orderedHashes, (hash) => hashes.includes(hash))).toEqual([]);
  });

  it('has every page and action of the shell', () => {
    expect(nativePages).toEqual(orderedNativePages);
    expect(missing(orderedActions, (action) => action in leadsTo)).toEqual([]);
  });

  it.each(Object.entries(orderedCalls))('makes %s with its fields', (call, fields) => {
    const [method = '', path = ''] = call.split(' ');
    const description = contract.paths[path]?.[method.toLowerCase()];
    expect(description).toBeDefined();
    const names = namesIn(description);
    const named = (field: string) => names.includes(field) || field === 'product_id';
    expect(missing(fields.split(' ').filter(Boolean), named)).toEqual([]);
  });

  it('has every literal text of the order in its default catalogue', () => {
    const texts = Object.values(wording);
    expect(missing(orderedTexts, (text) => texts.includes(text))).toEqual([]);
  });

  it('has the messages in the language that was ordered', () => {
    expect(missing(Object.keys(orderedForeign), (key) => foreign[key] === orderedForeign[key])).toEqual([]);
  });
});
