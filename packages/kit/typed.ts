import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse, resolve } from 'node:path';
import { newShape } from './curious.ts';
import type { Shape, Shapes } from './curious.ts';

/**
 * Prints what the types of each export allow. What is too deep, or a class of the platform, is `unknown`. Without `$is`, TypeScript would print a type
 * that has a name by its name.
 */
const probeOf = (source: string, xstate: string, names: readonly string[]): string => `
import type * as source from ${JSON.stringify(source)};
import type { AnyStateMachine, EventFrom, InputFrom, OutputFrom, StateMachine } from ${JSON.stringify(xstate)};
const types = () => {
  type Deep<T, D extends 0[] = []> = D['length'] extends 6 ? unknown
    : 0 extends 1 & T ? unknown
    : T extends string ? { $is: string extends T ? string : \`\${T}\` }
    : T extends number ? { $is: \`\${T}\` extends \`\${infer N extends number}\` ? N : number }
    : T extends { sessionId: string; send: unknown } ? { $actor: true }
    : T extends (...args: never[]) => infer R ? { $returns: Deep<R, [...D, 0]> }
    : T extends { [Symbol.toStringTag]: unknown } | { addEventListener: unknown } | { arrayBuffer: unknown } | { getTime: unknown } ? unknown
    : T extends readonly (infer I)[] ? Deep<I, [...D, 0]>[]
    : T extends object ? { -readonly [K in keyof T]: Deep<T[K], [...D, 0]> }
    : { $is: T };
  type Actors<M> = M extends StateMachine<any, any, any, infer A, any, any, any, any, any, any, any, any, any, any> ? A : never;
  type Slots<T, M = T extends (...args: never[]) => infer R ? R : T> = {
    events: M extends AnyStateMachine ? Deep<EventFrom<M>> : never;
    input: M extends AnyStateMachine ? Deep<InputFrom<M>> : never;
    answers: { [A in Actors<M> as A['src']]: Deep<OutputFrom<A['logic']>> };
    argument: T extends (...args: infer P) => unknown ? { [K in keyof P & \`\${number}\`]: Deep<P[K]> } : never;
  };
  return null! as { ${names.map((name) => `${name}: Slots<typeof source.${name}>`).join('; ')} };
};
export const slots = types();
`;

const configOf = (folder: string): string | undefined =>
  ['tsconfig.app.json', 'tsconfig.json'].map((name) => join(folder, name)).find((one) => existsSync(one)) ??
  (dirname(folder) === folder ? undefined : configOf(dirname(folder)));

/** The declarations that the project's own TypeScript makes of a probe; undefined without TypeScript or XState. */
const declared = (file: string, names: readonly string[]): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'model-kit-'));
  try {
    const { resolve: packageOf } = createRequire(file);
    const compiler = packageOf('typescript/package.json');
    writeFileSync(join(folder, 'probe.ts'), probeOf(file, dirname(packageOf('xstate/package.json')), names));
    const compilerOptions = {
      allowImportingTsExtensions: true,
      composite: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      isolatedDeclarations: false,
      jsx: 'preserve',
      module: 'esnext',
      moduleResolution: 'bundler',
      noEmit: false,
      noEmitOnError: false,
      outDir: 'out',
      rootDir: parse(folder).root,
      skipLibCheck: true,
      strict: true,
      target: 'es2022',
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: configOf(dirname(file)), compilerOptions, files: ['probe.ts'], include: [] }),
    );
    spawnSync(process.execPath, [join(dirname(compiler), 'bin', 'tsc'), '-p', folder], { timeout: 120_000 });
    const [made] = globSync('out/**/probe.d.ts', { cwd: folder });
    return made === undefined ? undefined : readFileSync(join(folder, made), 'utf8');
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t' };

const textOf = (quoted: string): string =>
  quoted
    .slice(1, -1)
    .replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, code: string | undefined, char: string) =>
      code === undefined ? (escapes[char] ?? char) : String.fromCharCode(parseInt(code, 16)),
    );

/** Makes one shape of the members of a union. */
const unionOf = (members: readonly Shape[]): Shape => {
  const isPlain = ({ fields, uses }: Shape) =>
    fields.size === 0 && [...uses].every((use) => use === 'text' || use === 'number');
  const [main, ...others] = members.filter((member) => !isPlain(member));
  const plain = members.filter(isPlain);
  const uses = new Set([...plain, ...(main ? [main] : [])].flatMap((member) => [...member.uses]));
  const literals = members.flatMap((member) => member.literals ?? []);
  return {
    ...(main ?? newShape()),
    uses,
    literals,
    others: [...others, ...members.flatMap((one) => one.others ?? [])],
  };
};

/** Reads a printed type: literals, their bases, lists, objects and unions; anything else is unknown. */
const shapeOfType = (text: string): Shape => {
  const tokens: string[] =
    text.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|-?\d[\w.]*|[\w$]+|[^\s]/g) ?? [];
  const take = (token: string): boolean => tokens[0] === token && tokens.shift() !== undefined;
  const union = (): Shape => {
    take('|');
    const members = [listed()];
    while (take('|')) members.push(listed());
    const [only] = members;
    return members.length === 1 && only ? only : unionOf(members);
  };
  const listed = (): Shape => {
    let shape = single();
    while (take('[')) {
      take(']');
      shape = { ...newShape(), uses: new Set(['list']), item: shape, literals: [] };
    }
    return shape;
  };
  const single = (): Shape => {
    const token = tokens.shift() ?? '';
    if (token === '{') return object();
    if (token === '(') {
      const inside = union();
      take(')');
      return inside;
    }
    const exactly = (...literals: unknown[]): Shape => ({ ...newShape(), literals });
    const known: Record<string, Shape> = {
      string: { ...newShape(), uses: new Set(['text']), literals: [] },
      number: { ...newShape(), uses: new Set(['number']), literals: [] },
      boolean: exactly(true, false),
      true: exactly(true),
      false: exactly(false),
      null: exactly(null),
      undefined: exactly(undefined),
      void: exactly(undefined),
    };
    if (/^['"]/.test(token)) return exactly(textOf(token));
    if (/^-?\d/.test(token)) return exactly(Number(token));
    return known[token.startsWith('`') ? 'string' : token] ?? newShape();
  };
  const object = (): Shape => {
    const fields = new Map<string, Shape>();
    let item: Shape | undefined;
    while (tokens.length > 0 && !take('}')) {
      if (take('[')) {
        // An index signature: `[x: string]: …`.
        tokens.splice(0, tokens.indexOf(']') + 2);
        item = union();
      } else {
        const key = tokens.shift() ?? '';
        const isOptional = take('?');
        take(':');
        const shape = union();
        const isUnknown = shape.literals === undefined;
        const mayMiss = isOptional && !isUnknown && !shape.literals?.includes(undefined);
        fields.set(
          /^['"]/.test(key) ? textOf(key) : key,
          mayMiss ? { ...shape, literals: [...(shape.literals ?? []), undefined] } : shape,
        );
      }
      take(';');
    }
    const scalar = fields.get('$is');
    if (scalar) return scalar;
    if (fields.has('$actor')) return { ...newShape(), uses: new Set(['actor']), literals: [] };
    const result = fields.get('$returns');
    if (result) return { ...newShape(), uses: new Set(['function']), result, literals: [] };
    const isRecord = fields.size === 0 && item !== undefined;
    return {
      ...newShape(),
      fields,
      literals: [],
      ...(isRecord && item && { uses: new Set(['record']), item }),
    };
  };
  return union();
};

/** Returns what the types of a TypeScript file allow, by export: `input`, `event <type>`, `answers <actor>`, `argument <index>`. */
export function typesOf(file: string, names: readonly string[]): Map<string, Shapes> {
  if (!/\.[cm]?tsx?$/.test(file)) return new Map();
  const text = declared(resolve(file), names);
  const [, printed] = /slots: ([^]*)/.exec(text ?? '') ?? [];
  if (printed === undefined) return new Map();
  return new Map(
    [...shapeOfType(printed).fields].map(([name, slots]) => {
      const shapes: Shapes = new Map();
      const { events, input, answers, argument } = Object.fromEntries(slots.fields);
      if (input) shapes.set('input', input);
      for (const [actor, shape] of answers?.fields ?? []) shapes.set(`answers ${actor}`, shape);
      for (const [index, shape] of argument?.fields ?? []) shapes.set(`argument ${index}`, shape);
      for (const event of events ? [events, ...(events.others ?? [])] : [])
        for (const type of event.fields.get('type')?.literals ?? []) {
          const fields = new Map([...event.fields].filter(([key]) => key !== 'type'));
          const slot = `event ${String(type)}`;
          const known = shapes.get(slot);
          const shape: Shape = { ...newShape(), fields, literals: [] };
          shapes.set(slot, known ? unionOf([known, shape]) : shape);
        }
      return [name, shapes];
    }),
  );
}

const isKnown = ({ uses, fields, literals = [], others = [] }: Shape): boolean =>
  uses.size > 0 ||
  fields.size > 0 ||
  others.length > 0 ||
  literals.some((value) => value !== undefined && value !== null);

/** A type's shape, with what code reads of its parts that the type does not know; what code reads comes first. */
export function withReads(type: Shape | undefined, read: Shape | undefined): Shape | undefined {
  if (type === undefined || !isKnown(type)) return read;
  if (read === undefined) return type;
  const names = [...read.fields.keys()].filter((name) => type.fields.has(name));
  const fields = new Map(
    [...names, ...type.fields.keys()].map((name) => [
      name,
      withReads(type.fields.get(name), read.fields.get(name)) ?? newShape(),
    ]),
  );
  const item = withReads(type.item, read.item);
  return { ...type, fields, ...(item && { item }) };
}
