import type { BuildEnvironment } from '../../../services/environment.ts';
import { publicAddress } from './head.ts';

/** Text of `robots.txt`. A borrower's pages are not named: they say `noindex` themselves, and only who may read that obeys it. */
export const robots = (environment: BuildEnvironment): string => {
  const { apiBase, publicOrigin } = environment;
  return [
    'User-agent: *',
    apiBase.startsWith('/') ? `Disallow: ${apiBase}/` : 'Allow: /',
    ...(publicOrigin ? [`Sitemap: ${publicAddress(environment, '/sitemap.xml')}`] : []),
    '',
  ].join('\n');
};

/** Text of `sitemap.xml` with these paths of the app. */
export const sitemap = (environment: BuildEnvironment, paths: string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${publicAddress(environment, path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
