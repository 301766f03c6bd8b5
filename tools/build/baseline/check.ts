import { parseAst } from 'vite';
import { newerAtRules, newerGlobals, newerMethods, newerSelectors, newerStatics } from './newer.ts';

interface Node {
  type: string;
  [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';

/** Iterators have their own methods only in browsers newer than the baseline; those of an array have the same names. */
const iteratorMethods = /^(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/;
const iteratorMakers = /^(values|keys|entries|matchAll)$/;

const methodOf = (callee: unknown): { owner: unknown; method: string } | undefined =>
  isNode(callee) && callee.type === 'MemberExpression' && callee['computed'] !== true
    ? { owner: callee['object'], method: nameOf(callee['property']) }
    : undefined;

const isIterator = (node: unknown): boolean => {
  if (!isNode(node) || node.type !== 'CallExpression') return false;
  const called = methodOf(node['callee']);
  // `Object.values` and similar functions return arrays.
  return called !== undefined && iteratorMakers.test(called.method) && nameOf(called.owner) !== 'Object';
};

const syntaxOf = (node: Node): string | undefined => {
  const regex = node['regex'] as { pattern: string; flags: string } | undefined;
  if (regex?.flags.includes('v')) return `the regular expression flag v`;
  if (regex && /\(\?[a-z]*-?[a-z]+:/.test(regex.pattern)) return 'a modifier in a regular expression';
  if (node.type === 'VariableDeclaration' && /using/.test(String(node['kind']))) return 'using';
  if (node.type === 'ImportExpression' && (node['options'] || node['phase'])) return 'import attributes';
  if (node.type === 'Decorator') return 'a decorator';
  return undefined;
};

const apiOf = (node: Node): string | undefined => {
  if (node.type === 'MemberExpression') {
    const { owner, method: member } = methodOf(node) ?? { owner: undefined, method: '' };
    const name = `${nameOf(owner)}.${member}`;
    if (newerStatics.has(name)) return name;
    if (/^(window|globalThis|self)$/.test(nameOf(owner)) && newerGlobals.has(member)) return member;
  }
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const global = nameOf(node['callee']);
    if (newerGlobals.has(global)) return global;
    const called = methodOf(node['callee']);
    const isStatic = called && newerStatics.has(`${nameOf(called.owner)}.${called.method}`);
    if (called && !isStatic && newerMethods.has(called.method)) return `.${called.method}()`;
    if (called && iteratorMethods.test(called.method) && isIterator(called.owner))
      return `Iterator.${called.method}`;
  }
  return undefined;
};

/** @throws when the script cannot be parsed. */
export function newerFeaturesIn(code: string): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) look(item);
    if (!isNode(value)) return;
    const name = syntaxOf(value) ?? apiOf(value);
    if (name) found.add(name);
    for (const child of Object.values(value)) if (typeof child === 'object') look(child);
  };
  look(parseAst(code));
  return [...found];
}

/** The same for a stylesheet: its at-rules and its selectors. Browsers ignore unknown declarations. */
export function newerStylesIn(css: string): string[] {
  const found = new Set<string>();
  for (const [, prelude = ''] of css.matchAll(/([^{};]+)\{/g)) {
    const [, atRule] = /^\s*@([a-z-]+)/.exec(prelude) ?? [];
    if (atRule && newerAtRules.has(atRule)) found.add(`@${atRule}`);
    if (atRule) continue;
    if (/(^|[^\\])&/.test(prelude)) found.add('nesting');
    for (const [pseudo, name = ''] of prelude.matchAll(/::?([a-z-]+)/g))
      if (newerSelectors.has(name)) found.add(pseudo);
  }
  return [...found];
}
