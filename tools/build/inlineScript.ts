import { type Alias, build, parseSync, type Rolldown, Visitor } from 'vite';

/** For a script that runs in any browser: minifiers often use newer syntax than their input. */
const ofAnyAge: Rolldown.OutputOptions = {
  minify: { compress: { target: 'es2015' }, mangle: true, codegen: true },
};

/** The minifier quotes every text with backticks, which older browsers do not support. */
const withoutBackticks = (code: string): string => {
  const texts: [start: number, end: number, text: string][] = [];
  new Visitor({
    TemplateLiteral: ({ start, end, expressions, quasis: [text] }) => {
      if (expressions.length === 0) texts.push([start, end, text?.value.cooked ?? '']);
    },
  }).visit(parseSync('script.js', code).program);
  return texts
    .toReversed()
    .reduce(
      (left, [start, end, text]) => left.slice(0, start) + JSON.stringify(text) + left.slice(end),
      code,
    );
};

/** A value as a script literal: a large table is parsed five times as fast as JSON. */
const literal = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean'
    ? JSON.stringify(value)
    : `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** With `anyAge` the text keeps the syntax of its source, for browsers below the baseline. */
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
  const code = output.output[0].code.replaceAll(/^\s*\/\/.*$|^\s+|\n/gm, '');
  return anyAge ? withoutBackticks(code) : code;
};
