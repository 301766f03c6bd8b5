import { type Alias, build, type Plugin, type Rolldown } from 'vite';

/** For a script that runs in any browser: minifiers often use newer syntax than their input. */
const ofAnyAge: Rolldown.OutputOptions = {
  minify: { compress: { target: 'es2015' }, mangle: true, codegen: false },
};

/** A value as a script literal: a large table is parsed five times as fast as JSON. */
const literal = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** A file that exports these modules, and the code that re-exports it by their names. */
export interface SharedFile {
  file: string;
  modules: readonly string[];
  code: string;
}

const sharing = ({ file, modules, code }: SharedFile): Plugin => ({
  name: 'sharing',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === file) return { id: file, external: true };
    if (importer === '\0shared') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && modules.includes(found.id) ? '\0shared' : null;
  },
  // A name that the file does not export is bundled from its module.
  load: (id) =>
    id === '\0shared' ? code + modules.map((module) => `export*from"${module}";`).join('') : null,
});

/** With `anyAge` the text keeps the syntax of its source, for browsers below the baseline. */
export async function inlineScript(
  entry: string,
  define: Record<string, unknown>,
  {
    anyAge = false,
    base = '/',
    alias = [],
    shared,
  }: { anyAge?: boolean; base?: string; alias?: Alias[]; shared?: SharedFile | undefined } = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    base,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, literal(value)])),
    resolve: { alias },
    plugins: [shared && sharing(shared)],
    build: {
      write: false,
      lib: { entry, formats: [shared ? 'es' : 'iife'], name: 'inline_' },
      ...(anyAge && { minify: false }),
      rolldownOptions: {
        // A figure uses a part of a view's file, whose other parts need more of React than its stand-in has.
        treeshake: { moduleSideEffects: false },
        shimMissingExports: true,
        ...(anyAge && { output: ofAnyAge }),
        ...(shared && { output: { minify: true } }),
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code.replaceAll(/^\s*\/\/.*$|^\s+|\n|\/\* @__PURE__ \*\//gm, '');
}
