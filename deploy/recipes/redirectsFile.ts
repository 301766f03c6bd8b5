import type { Site } from '../site.ts';

/** Text of a `_redirects` file: a file that is there is served; an asset that is gone is gone; every other path is a route of the app. */
export const redirectsFile = ({ base }: Site): string =>
  `${base}assets/*  ${base}assets/404.html  404\n${base}*  ${base}index.html  200\n`;

/** The page of an asset that is gone; hosts that read no `_redirects` look for it in the folder of what they miss. */
export const missingAssetPage = '<!doctype html><title>Not found</title>Not found\n';
