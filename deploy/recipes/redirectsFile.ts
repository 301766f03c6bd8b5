import { appFolder, type Site } from '../site.ts';

/**
 * Text of a `_redirects` file: a file that is there is served, `About.html` for `/About`; an asset that is gone is gone; every other path is
 * the app's. The routes are listed, and what is left falls to `index.html`, since some hosts take a rule for all paths before they look for
 * files, unless it leads there. That page can show every route, too: it hides what it was written with.
 */
export const redirectsFile = ({ base, appRoutes }: Site): string =>
  [
    `${base}assets/*  ${base}assets/404.html  404`,
    ...appRoutes.map((route) => `${route}  ${base}${appFolder}  200`),
    `${base}*  ${base}index.html  200`,
    '',
  ].join('\n');

/** The page of an asset that is gone; hosts that read no `_redirects` look for it in the folder of what they miss. */
export const missingAssetPage = '<!doctype html><title>Not found</title>Not found\n';
