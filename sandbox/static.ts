import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, normalize } from 'node:path';
import type { Context, MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import {
  availableDictionary,
  deltaFolder,
  deltaVary,
  dictionaryFor,
  versionedPath,
} from '../deploy/deltas.ts';
import { cacheControl, onlyOfPages } from '../deploy/site.ts';
import { isRuleFor, readHeadersFile } from '../deploy/recipes/headersFile.ts';

/** Precompressed variants of the build's files, smallest first. */
const packings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  modified: number;
}

export function createFileServer(folder: string) {
  const stored = new Map<string, StoredFile>();

  const load = async (path: string): Promise<StoredFile | undefined> => {
    const file = join(folder, normalize(`/${path}`));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = stored.get(file);
    if (known?.modified === found.mtimeMs) return known;
    const bytes = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
    const fresh: StoredFile = { bytes, etag, modified: found.mtimeMs };
    stored.set(file, fresh);
    return fresh;
  };

  /** The difference from the browser's version of the file. */
  const loadDelta = async (c: Context, path: string) => {
    const [, hash] = new RegExp(availableDictionary).exec(c.req.header('available-dictionary') ?? '') ?? [];
    const isAccepted = hash !== undefined && c.req.header('accept-encoding')?.includes('dcz');
    const file = isAccepted && (await load(`${deltaFolder}${hash}/${basename(path)}`));
    return file ? { ...file, encoding: 'dcz' } : undefined;
  };

  const loadPacked = async (path: string, accepted: string) => {
    for (const [encoding, extension] of packings) {
      const file = accepted.includes(encoding) && (await load(path + extension));
      if (file) return { ...file, encoding };
    }
    return undefined;
  };

  return async (c: Context, path: string): Promise<Response | undefined> => {
    // Files of the build that are not for browsers: its stamp, its recipes.
    const file = /\/\.|^\/_/.test(path) ? undefined : await load(path);
    if (!file) return undefined;
    const packed =
      (await loadDelta(c, path)) ?? (await loadPacked(path, c.req.header('accept-encoding') ?? ''));
    const [, before, after] = new RegExp(versionedPath('.*/assets/')).exec(c.req.path) ?? [];
    if (before && after) c.header('Use-As-Dictionary', dictionaryFor(before, after));
    const { bytes, etag } = packed ?? file;
    if (packed) c.header('Content-Encoding', packed.encoding);
    c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream');
    c.header('ETag', etag);
    c.header('Vary', before ? deltaVary : 'Accept-Encoding');
    return c.req.header('if-none-match') === etag ? c.body(null, 304) : c.body(bytes);
  };
}

const sendHeaders = async (c: Context, folder: string, path: string): Promise<void> => {
  const rules = readHeadersFile(await readFile(join(folder, '_headers'), 'utf8').catch(() => ''));
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(new URL(c.req.url).hostname);
  const headers = new Map(
    rules.filter((rule) => isRuleFor(rule.path, path)).flatMap((rule) => Object.entries(rule.headers)),
  );
  // Over plain http, browsers accept it only from localhost, and log an error elsewhere.
  if (!isLocal) headers.delete('Cross-Origin-Opener-Policy');
  // As nginx and Caddy do by their recipes; a headers file cannot leave a header out.
  if (headers.get('Cache-Control') === cacheControl.asset || path.endsWith('/release.json'))
    for (const name of onlyOfPages([...headers.keys()])) headers.delete(name);
  for (const [name, value] of headers) c.header(name, value);
};

const revalidationHeaders = ['cache-control', 'etag', 'vary'];

const ownPages = ['/promotion/', '/simulator/', '/inspector/', '/shell-check/'];

/** Serves its files, the pages with their own document, and the app's page with status 404 for every other path, with the configured headers. */
export function serveBuild(folder: string, base: string): MiddlewareHandler {
  const file = createFileServer(folder);
  return async (c) => {
    if (!c.req.path.startsWith(base)) return base.startsWith(c.req.path) ? c.redirect(base) : c.notFound();
    const path = c.req.path.slice(base.length - 1);
    if (ownPages.includes(`${path}/`)) return c.redirect(`${c.req.path}/${new URL(c.req.url).search}`);
    const page = path.endsWith('/') && ownPages.includes(path) ? `${path}index.html` : undefined;
    const send = async (name: string) => {
      await sendHeaders(c, folder, base + name.slice(1));
      const response = await file(c, name);
      if (response?.status !== 304) return response;
      const repeated = [...response.headers.keys()].filter((header) => !revalidationHeaders.includes(header));
      for (const header of repeated) response.headers.delete(header);
      return response;
    };
    const found = (await send(page ?? path)) ?? (await send(`${path === '/' ? '/index' : path}.html`));
    if (found) return found;
    // A missing file must neither return a page nor be cached for a year: the next build may contain it.
    if (page || path.startsWith('/assets/')) {
      c.header('Cache-Control', cacheControl.gone);
      return c.text('Not found', 404);
    }
    const slashless = c.req.path.replace(/\/$/, '');
    if (existsSync(join(folder, `${slashless.slice(base.length - 1)}.html`)))
      return c.redirect(slashless + new URL(c.req.url).search, 308);
    c.status(404);
    return (await send('/app/index.html')) ?? c.text('There is no build yet: run npm start.', 503);
  };
}
