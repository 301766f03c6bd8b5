import type { Site } from '../site.ts';

/** Missing files return 404: assets a line of text, other paths the app's page. Hosts that ignore this file find a folder's `404.html` themselves. */
export const redirectsFile = ({ base }: Site): string =>
  [`${base}assets/*  ${base}assets/404.html  404`, `${base}*  ${base}404.html  404`, ''].join('\n');

export const missingAssetPage = '<!doctype html><title>Not found</title>Not found\n';
