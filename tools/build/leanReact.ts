import { parseSync, type Plugin, Visitor } from 'vite';
import { type Edit, withEdits } from './edits.ts';

/** The release whose renderer was read to find what is listed here; npm never changes a release. */
const readRelease = '19.3.1';

/** What only hydration and view transitions set: without both, these variables keep the value that they start with. */
const constants = [
  'isHydrating',
  'shouldStartViewTransition',
  'viewTransitionMutationContext',
  'viewTransitionContextChanged',
  'inUpdateViewTransition',
];

/** Kinds of fibers (React's `fiber.tag`) that no page here makes, by what would make them. */
const unusedKinds = {
  '<Profiler>': 12,
  '<Suspense>': 13,
  lazy: 16,
  'hydrateRoot, a boundary': 18,
  '<SuspenseList>': 19,
  'what <Suspense> and <Activity> hide': 22,
  'what React before them hid': 23,
  '<title>, <meta>, <link>, <style>, <script>': 26,
  '<html>, <head>, <body>': 27,
  '<ViewTransition>': 30,
  '<Activity>': 31,
};

/** What has React fetch something ahead, which the documents here ask for themselves. */
const hints = [
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
];

const exits = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

/** React's DOM renderer in which what it never does here can be seen not to happen: a minifier then leaves it out. Throws when it is another renderer than the one that was read. */
export const leanRenderer = (code: string): string => {
  const edits: Edit[] = [];
  const found = new Set<string | number>();
  const cut = (start: number, end: number, text: string) => edits.push({ start, end, text });
  const kinds: unknown[] = Object.values(unusedKinds);
  const isTag = (node: object) =>
    'property' in node &&
    'computed' in node &&
    !node.computed &&
    (node.property as { name?: string }).name === 'tag';
  const unusedKind = (node: object | null) =>
    node && 'value' in node && kinds.includes(node.value) ? (node.value as number) : undefined;

  new Visitor({
    AssignmentExpression: ({ left, right, start }) => {
      if (left.type !== 'Identifier' || !constants.includes(left.name)) return;
      found.add(left.name);
      cut(start, right.start, '');
    },
    BinaryExpression: ({ left, operator, right, start, end }) => {
      if (operator !== '===' && operator !== '!==') return;
      const kind = isTag(right) ? unusedKind(left) : isTag(left) ? unusedKind(right) : undefined;
      if (kind !== undefined) cut(start, end, String(operator === '!=='));
    },
    Property: ({ key, value }) => {
      if (key.type !== 'Identifier' || value.type !== 'Identifier' || !hints.includes(value.name)) return;
      found.add(value.name);
      // Asked for all the same, it does what it does without a renderer: nothing.
      cut(value.start, value.end, `previousDispatcher.${key.name}`);
    },
    SwitchStatement: ({ discriminant, cases }) => {
      if (!isTag(discriminant)) return;
      let isReached = false;
      for (const { test, consequent } of cases) {
        const kind = unusedKind(test);
        isReached ||= kind === undefined;
        if (kind !== undefined) found.add(kind);
        const [first, last] = [consequent[0], consequent.at(-1)];
        if (!first || !last) continue;
        // A dead block, not a gap: what is declared in it stays declared.
        if (!isReached) {
          cut(first.start, first.start, 'if(!1){');
          cut(last.end, last.end, '}');
        }
        isReached &&= !exits.has(last.type);
      }
    },
  }).visit(parseSync('renderer.js', code).program);

  const missed = [...constants, ...hints, ...Object.values(unusedKinds)].filter((name) => !found.has(name));
  if (missed.length > 0) throw new Error(`React's renderer has no ${missed.join(', ')}: see leanReact.ts`);
  return withEdits(code, edits);
};

/**
 * Leaves out of React's DOM renderer what no page here uses: hydration, view transitions, hints, and the elements above.
 * Gain: 15.0 KB gzip of every page. Remove when React ships a renderer without them. Another release of React is left whole,
 * with a warning, until somebody has read it; the size budgets then say what that costs.
 */
export const leanReact: Plugin = {
  name: 'lean-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      if (code.includes(`exports.version = "${readRelease}"`)) return { code: leanRenderer(code), map: null };
      this.warn(`leanReact.ts knows React ${readRelease} alone: this one is left whole`);
      return null;
    },
  },
};
