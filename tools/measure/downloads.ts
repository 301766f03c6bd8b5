import { brotliCompressSync } from 'node:zlib';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageRoutes, routes } from '../../services/visit/flows.ts';
import { stableName } from '../../deploy/deltas.ts';
import { deltaOf } from '../deltas/write.ts';
import type { FirstData } from '../../views/firstPaint/data.ts';

export type Build = ReadonlyMap<string, string>;

/** Without pictures and compressed files. */
export const readBuild = (folder: string): Build =>
  new Map(
    globSync('**/*.{html,js,css}', { cwd: folder }).map((name) => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  );

const sizes = new Map<string, number>();

/** The compressed size of a text in bytes; cached, because many routes load the same text. */
export function brotli(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

export function firstFiles(build: Build, name: string) {
  const html = build.get(name);
  if (html === undefined) throw new Error(`The build has no ${name}`);
  const linked = [...html.matchAll(/(?:src|href)="[^"]*?(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const first = /id="first">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { texts } = JSON.parse(first) as Partial<FirstData>;
  const files = [...new Set([...linked, ...(texts?.spec ?? [])])];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

export function documentsOf(build: Build): Record<string, string> {
  const named = pageRoutes.map((route) => [
    routes[route],
    routes[route] === '/' ? 'index.html' : `${routes[route].slice(1)}.html`,
  ]);
  return Object.fromEntries(
    [...named, ['/promotion/', 'promotion/index.html']].filter(([, name = '']) => build.has(name)),
  ) as Record<string, string>;
}

const deltaSize = (old: Build, now: Build, file: string): number => {
  const text = now.get(file) ?? '';
  const before = [...old.keys()].find((name) => stableName(name) === stableName(file));
  if (before === undefined) return brotli(text);
  return Math.min(brotli(text), deltaOf(Buffer.from(old.get(before) ?? ''), Buffer.from(text)).length);
};

/**
 * Returns the download of a release for the document `name`: brotli bytes of the document and of the files missing in `old`, and the same when browser and
 * server support deltas. Files have content hashes, so those of `old` are cached.
 */
export function costOf(old: Build, now: Build, name: string) {
  const { scripts, styles } = firstFiles(now, name);
  const files = [...scripts, ...styles].filter((file) => !old.has(file));
  const document = old.get(name) === now.get(name) ? 0 : brotli(now.get(name) ?? '');
  const total = (size: (file: string) => number) => files.reduce((sum, file) => sum + size(file), document);
  return {
    bytes: total((file) => brotli(now.get(file) ?? '')),
    withDeltas: total((file) => deltaSize(old, now, file)),
    files,
  };
}
