import type { Rolldown } from 'vite';

/** The app's whole stylesheet. @throws when it is not built */
export function stylesheet(bundle: Rolldown.OutputBundle): string {
  const file = Object.keys(bundle).find((one) => /\/all-[^/]*\.css$/.test(one));
  if (!file) throw new Error('The build has no stylesheet');
  return file;
}
