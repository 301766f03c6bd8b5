import { type Alias, build, type Rolldown } from 'vite';

/** For a script that runs in any browser: minifiers often use newer syntax than their input. */
const ofAnyAge: Rolldown.OutputOptions = {
  minify: { compress: { target: 'es2015' }, mangle: true, codegen: false },
};

/** A value as a script literal: a large table is parsed five times as fast as JSON. */
const literal = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** With `anyAge` the text keeps the syntax of its source, for browsers below the baseline. */
export async function inlineScript(
  entry: string,
  define: Record<string, unknown>,
  { anyAge = false, base = '/', alias = [] }: { anyAge?: boolean; base?: string; alias?: Alias[] } = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    base,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, literal(value)])),
    resolve: { alias },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'inline_' },
      ...(anyAge && { minify: false }),
      rolldownOptions: {
        // A figure uses a part of a view's file, whose other parts need more of React than its stand-in has.
        treeshake: { moduleSideEffects: false },
        shimMissingExports: true,
        ...(anyAge && { output: ofAnyAge }),
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code.replaceAll(/^\s*\/\/.*$|^\s+|\n/gm, '');
}
