import type { Rolldown } from 'vite';

/** The files of the app's own stylesheet and of the one that comes with other screens (views/styles), in the order in which they hold. @throws when one is not built */
export const stylesheets = (bundle: Rolldown.OutputBundle): { own: string; more: string } => {
  const fileOf = (name: string): string => {
    const file = Object.keys(bundle).find((one) => new RegExp(`/${name}-[^/]*\\.css$`).test(one));
    if (!file) throw new Error(`The build has no stylesheet '${name}'`);
    return file;
  };
  return { own: fileOf('styles'), more: fileOf('more') };
};
