import { existsSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** Lets a source file be imported alone: finds files as a bundler does, and replaces packages that are not installed by stubs. */

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const endings = ['', '.ts', '.js', '.mjs', '/index.ts', '/index.js'];

const fileAt = (path: string): string | undefined =>
  [path, path.replace(/\.js$/, '')].flatMap((one) => endings.map((ending) => one + ending)).find(isFile);

/** Paths that an import may mean: relative, or from a `src` folder above as `@/…` and `~/…` are. */
const meant = (specifier: string, parent: string): string[] => {
  if (specifier.startsWith('.')) return [join(dirname(parent), specifier)];
  const [, inside] = /^(?:@|~|#|src)\/(.*)/.exec(specifier) ?? [];
  if (inside === undefined) return [];
  const folders: string[] = [];
  for (let folder = dirname(parent); folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, inside), join(folder, 'src', inside));
  return folders;
};

const namesFrom = (specifier: string, parent: string): string[] => {
  const text = readFileSync(parent, 'utf8');
  const from = `from\\s*['"]${specifier.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}['"]`;
  return [
    ...text.matchAll(
      new RegExp(`(?:import|export)\\s+(?!type\\b)(?:[\\w$]+\\s*,\\s*)?\\{([^}]*)\\}\\s*${from}`, 'g'),
    ),
  ]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.replace(/\s+as\s.*/s, '').trim())
    .filter((name) => /^[\w$]+$/.test(name) && name !== 'default');
};

// What a browser has and Node lacks does nothing.
const nothing: unknown = new Proxy(function () {}, {
  get: (_, key) => (typeof key === 'symbol' ? undefined : nothing),
  apply: () => nothing,
  construct: () => nothing as object,
});
for (const name of [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'MediaRecorder',
  'Audio',
  'XMLHttpRequest',
  'chrome',
  'speechSynthesis',
  'SpeechSynthesisUtterance',
])
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, {
      value: name === 'window' ? globalThis : nothing,
      configurable: true,
      writable: true,
    });
for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value: () => undefined, configurable: true, writable: true });

const ours = new URL('../..', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      const parent = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : undefined;
      if (parent === undefined) throw error;
      const [file] = meant(specifier, parent).flatMap((path) => fileAt(path) ?? []);
      if (file !== undefined) return next(pathToFileURL(file).href, context);
      if (specifier.startsWith('node:')) throw error;
      return {
        url: `stub:${encodeURIComponent(specifier)}?${namesFrom(specifier, parent).join(',')}`,
        shortCircuit: true,
      };
    }
  },
  load(url, context, next) {
    if (/^file:.*\.tsx?$/.test(url) && !url.startsWith(ours)) {
      const path = fileURLToPath(url);
      // Node keeps imports of types that are not marked as such, and knows no enums.
      const { code, errors } = transformSync(path, readFileSync(path, 'utf8'), {
        tsconfig: false,
        typescript: { onlyRemoveTypeImports: false },
      });
      if (code === '') throw new Error(errors.map(String).join());
      return { format: 'module', source: code, shortCircuit: true };
    }
    if (!url.startsWith('stub:')) return next(url, context);
    const names = [...new Set((url.split('?')[1] ?? '').split(',').filter(Boolean))];
    const source = [
      'const stub = new Proxy(function () {}, { get: (_, key) => (key === Symbol.toPrimitive ? () => "stub" : key === Symbol.iterator ? () => [][Symbol.iterator]() : key === "then" ? undefined : stub), apply: () => stub, construct: () => stub });',
      'export default stub;',
      ...names.map((name) => `export const ${name} = stub;`),
    ].join('\n');
    return { format: 'module', source, shortCircuit: true };
  },
});
