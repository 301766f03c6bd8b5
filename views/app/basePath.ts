import { isOwnPage, ownPath } from '../../machines/screen/ownPage.ts';

const basePath = import.meta.env.BASE_URL;

/** Returns the host's address for one of the app's own: machines do not know the base path. The home page for one that the link guard refuses. */
export const underBase = (path: string): string => {
  const address = basePath.slice(0, -1) + path;
  return isOwnPage(address) ? address : basePath;
};

/** The app's own path of this page; undefined where no screen is. */
export const ownPathHere = (): string | undefined => ownPath(basePath);
