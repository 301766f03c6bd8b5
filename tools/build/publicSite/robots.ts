import type { BuildEnvironment } from '../../../services/visit/environment.ts';
import { publicAddress } from './head.ts';

/** Returns `robots.txt`. Borrowers' pages are not listed: they have `noindex`, which a crawler must be able to read. */
export function robots(environment: BuildEnvironment): string {
  const { apiBase, publicOrigin } = environment;
  return [
    'User-agent: *',
    apiBase.startsWith('/') ? `Disallow: ${apiBase}/` : 'Allow: /',
    ...(publicOrigin ? [`Sitemap: ${publicAddress(environment, '/sitemap.xml')}`] : []),
    '',
  ].join('\n');
}

export const sitemap = (environment: BuildEnvironment, paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${publicAddress(environment, path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
