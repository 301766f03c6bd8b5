import { contentSecurityPolicy, inlineHashes, type Peers } from './policy.ts';

/** Headers by their names. */
export type Headers = Record<string, string>;

interface Build extends Peers {
  /** Path that the build is served under, with a slash at both ends. */
  base: string;
  /** Whether the staff's pages are part of it. */
  staffTools: boolean;
  /** The HTML of each page by its file name: `app/index.html` is the app, `About.html` the page of `/About`. */
  pages: Record<string, string>;
  /** Paths of the app's routes, which all get `index.html`. */
  routes: string[];
}

/** How a build is to be served, in the words that every recipe is written from. */
export interface Site {
  base: string;
  /** Sent with every response. */
  headers: Headers;
  /** Folders below `base` with a page of their own, such as `promotion`. */
  ownPages: string[];
  /** Routes that get the app's page, `base` included: those without a page of their own. */
  appRoutes: string[];
  /** Addresses that get a page: files, folders and routes, `base` included. */
  pageAddresses: string[];
}

/** The folder of the names by which scripts import each other, below the base: what a name leads to changes with each release. */
export const moduleNames = 'p/';

/** The folder with the app's page, below the base: the answer to every address that has no page of its own. */
export const appFolder = 'app/';

/**
 * `Cache-Control` by kind: a file with a hash in its name never changes; a page and the release are revalidated by their ETag each time, and
 * `no-store` would keep a page out of the back/forward cache; a file that is gone may come with the next release.
 */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  gone: 'no-store',
} as const;

/** The response headers that the pages of a build need. One policy serves all pages, for a host distinguishes them by nothing but a path. */
const headersOf = ({ pages, staffTools, ...peers }: Build): Headers => {
  const inline = (tag: 'script' | 'style') => [
    ...new Set(Object.values(pages).flatMap((html) => inlineHashes(html, tag))),
  ];
  const policy = contentSecurityPolicy({
    ...peers,
    scripts: inline('script'),
    styles: inline('style'),
  });
  const reports = peers.policyReportUrl;
  return {
    // Our own frames: the legal documents, and the app in the simulator's phone.
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'${reports && `; report-uri ${reports}; report-to policy`}`,
    // The newer way; browsers that know it leave `report-uri` alone.
    ...(reports && { 'Reporting-Endpoints': `policy="${reports}"` }),
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    // The test preview alone asks where the device is; choosing a file needs no camera of the page.
    'Permissions-Policy': `geolocation=${staffTools ? '(self)' : '()'}, camera=(), microphone=(), payment=(), usb=()`,
    // The Stately inspector is a window that the page opens and speaks to.
    'Cross-Origin-Opener-Policy': staffTools ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
};

/** How `build` is to be served. */
export const siteOf = (build: Build): Site => {
  const { base, pages, routes } = build;
  const files = Object.keys(pages);
  const folders = files.flatMap((file) => (file.endsWith('/index.html') ? [file.slice(0, -10)] : []));
  const texts = ['release.json', 'robots.txt', 'sitemap.xml'];
  const paths = [...routes.map((path) => path.slice(1)), ...files, ...folders, ...texts];
  return {
    base,
    headers: headersOf(build),
    appRoutes: routes
      .filter((path) => path !== '/' && !files.includes(`${path.slice(1)}.html`))
      .map((path) => base + path.slice(1)),
    ownPages: folders.map((folder) => folder.slice(0, -1)),
    pageAddresses: paths.map((path) => base + path),
  };
};
