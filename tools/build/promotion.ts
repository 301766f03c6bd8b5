import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import type { BuildEnvironment } from '../../services/visit/environment.ts';
import { aliases } from './aliases.ts';
import { isLibrary, isRenderer } from './chunks.ts';
import { compileHint } from './compileHint.ts';

const buildAlone = async (base: string, plugins: PluginOption[]): Promise<Rolldown.OutputBundle> => {
  const name = 'assets/promotion-[name]-[hash:8]';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base,
    plugins,
    resolve: { alias: aliases },
    build: {
      write: false,
      sourcemap: 'hidden',
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: 'views/promotion/main.tsx',
        output: {
          hashCharacters: 'hex',
          postBanner: compileHint,
          codeSplitting: {
            groups: [
              { name: 'vendor', test: (id) => isLibrary(id) && !isRenderer(id) },
              { name: 'renderer', test: isRenderer },
            ],
          },
          entryFileNames: `${name}.js`,
          chunkFileNames: `${name}.js`,
          assetFileNames: `${name}[extname]`,
        },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
};

const bundles = new WeakMap<BuildEnvironment, Promise<Rolldown.OutputBundle>>();

/** The promotion's files. @throws before the build has started */
export function promotionBundle(environment: BuildEnvironment): Promise<Rolldown.OutputBundle> {
  const bundle = bundles.get(environment);
  if (!bundle) throw new Error('The promotion is not built yet');
  return bundle;
}

/**
 * The promotion is opened in a browser, before the app is installed, so the two share no cache. Built separately, each bundle has only what it uses
 * of the libraries. Gain: 1.8 KB gzip and one file of every route of the app, 6 KB of the promotion. Remove when a module may be in two chunks of one
 * build.
 */
export const promotion = (environment: BuildEnvironment, plugins: PluginOption[]): Plugin => ({
  name: 'promotion',
  apply: 'build',
  async buildStart() {
    const building = buildAlone(environment.basePath, plugins);
    bundles.set(environment, building);
    // Its document links a stylesheet cut from this one (firstStyles.ts).
    for (const file of Object.values(await building).filter(({ fileName }) => !fileName.endsWith('.css')))
      this.emitFile({
        type: 'asset',
        fileName: file.fileName,
        source: file.type === 'chunk' ? file.code : file.source,
      });
  },
});
