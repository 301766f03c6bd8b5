import { type Alias, build, type Rolldown } from 'vite';

/** Of a script that runs in browsers of any age: what a minifier writes for brevity is often newer than what it was given. */
const ofAnyAge: Rolldown.OutputOptions = {
  minify: { compress: { target: 'es2015' }, mangle: true, codegen: false },
};

/** A value as a script writes it: a large table is read five times as fast as JSON. */
const literal = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/**
 * A script of our own as text for a page, minified. `define` fills in what the build knows, each name with its value. With `anyAge` it stays
 * as old in its syntax as it was written. `alias` puts other modules in place of some that it imports.
 */
export const inlineScript = async (
  entry: string,
  define: Record<string, unknown>,
  { anyAge = false, alias = [] }: { anyAge?: boolean; alias?: Alias[] } = {},
): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, literal(value)])),
    resolve: { alias },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'inline_' },
      ...(anyAge && { minify: false, rolldownOptions: { output: ofAnyAge } }),
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built`);
  return output.output[0].code.replaceAll(/^\s*\/\/.*$|^\s+|\n/gm, '');
};
