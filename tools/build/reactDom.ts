import type { Plugin } from 'vite';

/** Writes to React DOM's variables for pages from a server and for view transitions: we hydrate nothing, and no view has a transition. */
const never = /(?<=[(\n] *)(?:isHydrating|shouldStartViewTransition) = (!0|!1)(?=[);])/g;

/** @throws when it finds none, in another version of React */
export function withoutHydration(code: string): string {
  const left = code.replace(never, '$1');
  if (left === code) throw new Error('React DOM has other names: see what tools/build/reactDom.ts removes');
  return left;
}

/**
 * Removes code of React DOM that never runs here, by leaving two variables at their first value: the minifier drops what depends on them. Gain: 2.8 KB
 * of every route. Remove when a build has no more of React than it imports.
 */
export const reactDom: Plugin = {
  name: 'react-dom',
  apply: 'build',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutHydration(code), map: null }),
  },
};
