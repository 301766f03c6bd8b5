import { contentSecurityPolicy, inlineHashes, type Peers } from './policy.ts';

export type Headers = Record<string, string>;

interface Build extends Peers {
  /** Base path of the build, with a slash at both ends. */
  base: string;
  staffTools: boolean;
  /** The HTML of each page by file name: `app/index.html` is the app, `About.html` the page of `/About`. */
  pages: Record<string, string>;
  routes: string[];
}

export interface Site {
  base: string;
  headers: Headers;
  /** Folders below `base` with their own page, such as `promotion`. */
  ownPages: string[];
  /** Paths with a page: files, folders and routes, including `base`. */
  pageAddresses: string[];
}

/** The folder, below the base, of the stable names by which scripts import each other. Each release maps them to its files. */
export const moduleNames = 'p/';

/** The folder of the app's page, below the base. This page is served, with status 404, for every path without its own page. */
export const appFolder = 'app/';

/** Hashed files never change; pages and the release are revalidated, because `no-store` would keep a page out of the back/forward cache. */
export const cacheControl = {
  asset: 'public, max-age=31536000, immutable',
  page: 'no-cache',
  gone: 'no-store',
} as const;

/** Of scripts, styles, pictures and the release too; what only a page can obey would cost 1 to 1.9 KB on each of them. */
export const everywhere: Headers = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The headers of everything on the app's origin that is not a file of the build: responses of the API and the collector, and the server's own errors. No
 * such response can run as a page of this origin, whatever its type, and nothing stores it.
 */
export const foreignHeaders: Headers = {
  ...everywhere,
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Request headers that say which address a client has. Only the edge server sets them: a client could claim any address. */
export const clientAddressHeaders: readonly string[] = [
  'Forwarded',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Forwarded-Host',
  'True-Client-IP',
  'CF-Connecting-IP',
];

const pageOnly = [
  'content-security-policy',
  'reporting-endpoints',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** Those of the named headers that only a page can obey. */
export function onlyOfPages(names: readonly string[]): readonly string[] {
  return names.filter((name) => pageOnly.includes(name.toLowerCase()));
}

/** The response headers of a build's pages. One policy covers all pages, because a host only distinguishes them by path. */
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
    ...everywhere,
    // Our own frames: the legal documents, and the app in the simulator's phone.
    'Content-Security-Policy': `${policy}; frame-ancestors 'self'${reports && `; report-uri ${reports}; report-to policy`}`,
    // Browsers that support `report-to` ignore `report-uri`.
    ...(reports && { 'Reporting-Endpoints': `policy="${reports}"` }),
    // Only the test preview requests the location; choosing a file needs no camera permission.
    'Permissions-Policy': `geolocation=${staffTools ? '(self)' : '()'}, camera=(), microphone=(), payment=(), usb=()`,
    // The Stately inspector is a window that the page opens and sends messages to.
    'Cross-Origin-Opener-Policy': staffTools ? 'same-origin-allow-popups' : 'same-origin',
  };
};

export function siteOf(build: Build): Site {
  const { base, pages, routes } = build;
  const files = Object.keys(pages);
  const folders = files.flatMap((file) => (file.endsWith('/index.html') ? [file.slice(0, -10)] : []));
  const texts = ['release.json', 'robots.txt', 'sitemap.xml'];
  const paths = [...routes.map((path) => path.slice(1)), ...files, ...folders, ...texts];
  return {
    base,
    headers: headersOf(build),
    ownPages: folders.map((folder) => folder.slice(0, -1)),
    pageAddresses: paths.map((path) => base + path),
  };
}
