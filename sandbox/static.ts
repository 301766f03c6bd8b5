import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text|application)\/|svg/;

const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof compressors;

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
  modified: number;
  encoded: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
}

/** Headers that a page needs and that a CSP in its HTML cannot carry; only our own pages may put one in a frame. */
export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Content-Security-Policy', "frame-ancestors 'self'");
  c.header('X-Frame-Options', 'SAMEORIGIN');
  // Over plain http a browser takes it from this machine alone, and complains elsewhere.
  if (/^(localhost|127\.0\.0\.1)$/.test(new URL(c.req.url).hostname))
    c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  c.header('Permissions-Policy', 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()');
};

/** Serves the files of `folder`; resolves with undefined when the path names none. */
export const createFileServer = (folder: string) => {
  const stored = new Map<string, StoredFile>();

  const load = async (path: string): Promise<StoredFile | undefined> => {
    const file = join(folder, normalize(`/${path}`));
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || path.split('/').some((part) => part.startsWith('.'))) return undefined;
    const known = stored.get(file);
    if (known?.modified === found.mtimeMs) return known;
    const bytes = new Uint8Array(await readFile(file));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
    const fresh: StoredFile = { bytes, etag, modified: found.mtimeMs, encoded: {} };
    stored.set(file, fresh);
    return fresh;
  };

  return async (c: Context, path: string): Promise<Response | undefined> => {
    const file = await load(path);
    if (!file) return undefined;
    const type = types[extname(path)] ?? 'application/octet-stream';
    c.header('Content-Type', type);
    c.header('ETag', file.etag);
    c.header('Vary', 'Accept-Encoding');
    c.header(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    const accepted = c.req.header('accept-encoding') ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
    if (!encoding || !compressible.test(type)) return c.body(file.bytes);
    c.header('Content-Encoding', encoding);
    file.encoded[encoding] ??= compressors[encoding](file.bytes).then((bytes) => new Uint8Array(bytes));
    return c.body(await file.encoded[encoding]);
  };
};

/** Pages with an HTML of their own; every other path is a route of the app. */
const ownPages = ['/promotion/', '/simulator/', '/inspector/'];

/** Serves a build: its files, the pages of their own, and the app's page for every other path. */
export const serveBuild = (folder: string): MiddlewareHandler => {
  const file = createFileServer(folder);
  return async (c) => {
    const { path } = c.req;
    if (ownPages.includes(`${path}/`)) return c.redirect(`${path}/${new URL(c.req.url).search}`);
    const page = path.endsWith('/') && ownPages.includes(path) ? `${path}index.html` : undefined;
    const found = await file(c, page ?? path);
    if (found) return found;
    // A file that is gone must not come back as a page: a chunk of an older build would parse as HTML.
    if (page || path.startsWith('/assets/')) return c.text('Not found', 404);
    return (await file(c, '/index.html')) ?? c.text('There is no build yet: run npm start.', 503);
  };
};
