const basePath = import.meta.env.BASE_URL.slice(0, -1);

/** Returns the host's path for one of the app's paths: machines do not know the base path. */
export const underBase = (path: string): string => basePath + path;

/** Machines do not know the base path: this removes it from a path on the host. */
export const withoutBase = (path: string): string => path.slice(basePath.length) || '/';
