import type { Rolldown } from 'vite';

/** @throws when one is not built */
export const stylesheets = (bundle: Rolldown.OutputBundle): { first: string; all: string } => {
  const fileOf = (name: string): string => {
    const file = Object.keys(bundle).find((one) => new RegExp(`/${name}-[^/]*\\.css$`).test(one));
    if (!file) throw new Error(`The build has no stylesheet '${name}'`);
    return file;
  };
  return { first: fileOf('app'), all: fileOf('all') };
};
