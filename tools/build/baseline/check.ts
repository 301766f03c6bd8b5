import { type ESTree, parseAst, Visitor } from 'vite';
import { newerAtRules, newerGlobals, newerMethods, newerSelectors, newerStatics } from './newer.ts';

const nameOf = (node: ESTree.Node): string => (node.type === 'Identifier' ? node.name : '');

/** Iterators have their own methods only in browsers newer than the baseline; those of an array have the same names. */
const iteratorMethods = /^(map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/;
const iteratorMakers = /^(values|keys|entries|matchAll)$/;

/** The parts of `owner.member`; undefined for any other expression. */
const memberIn = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && !node.computed
    ? { owner: node.object, member: nameOf(node.property) }
    : undefined;

const isIterator = (node: ESTree.Node): boolean => {
  const made = node.type === 'CallExpression' && memberIn(node.callee);
  // `Object.values` and similar functions return arrays.
  return !!made && iteratorMakers.test(made.member) && nameOf(made.owner) !== 'Object';
};

const regexFault = ({ flags, pattern }: { flags: string; pattern: string }): string | undefined =>
  flags.includes('v')
    ? 'the regular expression flag v'
    : /\(\?[a-z]*-?[a-z]+:/.test(pattern)
      ? 'a modifier in a regular expression'
      : undefined;

const newerMember = (node: ESTree.MemberExpression): string | undefined => {
  const { owner, member } = memberIn(node) ?? { owner: node.object, member: '' };
  const name = `${nameOf(owner)}.${member}`;
  if (newerStatics.has(name)) return name;
  return /^(window|globalThis|self)$/.test(nameOf(owner)) && newerGlobals.has(member) ? member : undefined;
};

const newerCall = ({ callee }: ESTree.CallExpression | ESTree.NewExpression): string | undefined => {
  if (newerGlobals.has(nameOf(callee))) return nameOf(callee);
  const called = memberIn(callee);
  if (!called) return undefined;
  const { owner, member } = called;
  if (newerMethods.has(member) && !newerStatics.has(`${nameOf(owner)}.${member}`)) return `.${member}()`;
  return iteratorMethods.test(member) && isIterator(owner) ? `Iterator.${member}` : undefined;
};

/** @throws when the script cannot be parsed. */
export function newerFeaturesIn(code: string): string[] {
  const found = new Set<string>();
  const add = (name: string | undefined) => void (name && found.add(name));
  new Visitor({
    Literal: (node) => add('regex' in node ? regexFault(node.regex) : undefined),
    VariableDeclaration: ({ kind }) => add(/using/.test(kind) ? 'using' : undefined),
    ImportExpression: ({ options, phase }) => add(options || phase ? 'import attributes' : undefined),
    Decorator: () => add('a decorator'),
    MemberExpression: (node) => add(newerMember(node)),
    NewExpression: (node) => add(newerCall(node)),
    CallExpression: (node) => add(newerCall(node)),
  }).visit(parseAst(code));
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
