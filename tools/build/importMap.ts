import type { Plugin } from 'vite';
import { stableName } from '../../deploy/deltas.ts';
import { moduleNames } from '../../deploy/site.ts';
import type { BuildEnvironment } from '../../services/visit/environment.ts';

const written = new WeakMap<BuildEnvironment, string>();

export const importMapOf = (environment: BuildEnvironment): string => {
  const map = written.get(environment);
  if (map === undefined) throw new Error('The build has no import map yet');
  return map;
};

/** Texts that the app loads on no borrower's route, and files that most visits do not load. Without a place in the map, their names redirect. */
const isRare = /-(promotion|testPreview)\.js$|\/(browserActions|goBack|restoreScrollPosition|telemetry)\.js$/;

const nameOf = (fileName: string): string => `${moduleNames}${stableName(fileName.replace(/^.*\//, ''))}`;

/**
 * Scripts import each other by stable names, so that a changed screen renames only its own file; without the map, a name redirects.
 * Gain: 100 KB per release for a returning borrower. Remove when `build.chunkImportMap` does the same.
 */
export const importMap = (environment: BuildEnvironment): Plugin => ({
  name: 'import-map',
  apply: 'build',
  config: () => ({ build: { chunkImportMap: true } }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const base = environment.basePath;
      const asset = bundle['importmap.json'];
      if (asset?.type !== 'asset') throw new Error('The bundler has written no import map');
      const { imports } = JSON.parse(String(asset.source)) as { imports: Record<string, string> };
      delete bundle['importmap.json'];
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const map: Record<string, string> = {};
      for (const [key, address] of Object.entries(imports)) {
        const file = address.slice(base.length);
        const target = chunks.find(({ fileName }) => fileName === file);
        if (!target) continue;
        const called = `./${key.slice(key.lastIndexOf('/') + 1)}`;
        const importers = chunks.filter(({ code }) => code.includes(called));
        if (importers.length === 0) continue;
        const name = nameOf(key);
        // Numbered names would shift when a file is added, and their importers would not be renamed.
        if (base + name in map) throw new Error(`Two files have the name ${name}`);
        if (!isRare.test(name)) map[base + name] = address;
        // Padded to the old length, so that source maps stay right.
        for (const quote of ['"', "'", '`']) {
          const before = quote + called + quote;
          const after = `${quote}../${name}${quote}`.padEnd(before.length);
          for (const chunk of importers) chunk.code = chunk.code.replaceAll(before, after);
        }
        const hasDefault = target.exports.includes('default') ? `export{default}from"../${file}";` : '';
        this.emitFile({ type: 'asset', fileName: name, source: `${hasDefault}export*from"../${file}";` });
      }
      // The bundler's own map in the staff's pages has to follow the names.
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.html'))
          file.source = String(file.source).replace(/<script type="importmap">[^]*?<\/script>\s*/, '');
      // Similar names in a row compress better.
      const sorted = Object.entries(map).toSorted(([one], [other]) => (one < other ? -1 : 1));
      written.set(environment, JSON.stringify({ imports: Object.fromEntries(sorted) }));
    },
  },
});
