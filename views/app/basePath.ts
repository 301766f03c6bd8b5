/** The path that the app is served under, without the slash at its end: '' or '/loan'. */
const basePath = import.meta.env.BASE_URL.slice(0, -1);

/** Address on the host of one of the app's own paths: machines know nothing of where the app is served. */
export const underBase = (path: string): string => basePath + path;

/** The app's own path of an address on the host. */
export const withoutBase = (path: string): string => path.slice(basePath.length) || '/';
