import { type Plugin, runnerImport } from 'vite';
import { routes } from '../../../services/visit/flows.ts';
import type { BuildEnvironment } from '../../../services/visit/environment.ts';
import { themeVariables } from '../theme.ts';
import { sharePicture } from './head.ts';
import { sharedPicture } from './picture.ts';
import { robots, sitemap } from './robots.ts';
import type { WrittenPage } from './render.tsx';

const drawn = new WeakMap<BuildEnvironment, Promise<WrittenPage[]>>();

const draw = async (environment: BuildEnvironment): Promise<WrittenPage[]> => {
  const { module } = await runnerImport<{ pages: WrittenPage[] }>('./tools/build/publicSite/render.tsx', {
    configFile: false,
    logLevel: 'error',
    base: environment.basePath,
    define: { __ENVIRONMENT__: JSON.stringify(environment) },
  });
  return module.pages;
};

export function writtenPages(environment: BuildEnvironment): Promise<WrittenPage[]> {
  const pages = drawn.get(environment) ?? draw(environment);
  drawn.set(environment, pages);
  return pages;
}

export const publicSite = (environment: BuildEnvironment): Plugin => ({
  name: 'public-site',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler() {
      const pages = await writtenPages(environment);
      const files: Record<string, string | Uint8Array> = {
        'robots.txt': robots(environment),
        [sharePicture]: sharedPicture(
          environment.themeColour,
          themeVariables(environment.themeColour, environment.fontColour).light['--on-theme'] ?? '#060606',
        ),
      };
      if (environment.publicOrigin)
        files['sitemap.xml'] = sitemap(environment, [
          ...pages.map(({ route }) => routes[route]),
          '/promotion/',
        ]);
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
  },
});
