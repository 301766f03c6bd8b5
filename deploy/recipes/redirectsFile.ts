import { appFolder, type Site } from '../site.ts';

/**
 * Missing assets return 404, other paths the app's page. Routes are listed, and the rest falls back to `index.html`, because some hosts apply a catch-all
 * rule before they look for files, unless its target is that page. `index.html` can show every route, because it hides its prerendered content.
 */
export const redirectsFile = ({ base, appRoutes }: Site): string =>
  [
    `${base}assets/*  ${base}assets/404.html  404`,
    ...appRoutes.map((route) => `${route}  ${base}${appFolder}  200`),
    `${base}*  ${base}index.html  200`,
    '',
  ].join('\n');

/** The page for a missing asset; hosts that ignore `_redirects` look for it in the folder of the missing file. */
export const missingAssetPage = '<!doctype html><title>Not found</title>Not found\n';
