import type { Plugin } from 'vite';
import { inlineScript } from '../inlineScript.ts';

/** The bundler's own runtime: a small file that imports nothing and that every page of ours loads. */
export const runtime = 'rolldown-runtime';

/**
 * Puts what starts the app (views/firstPaint/startApp.ts) into the bundler's runtime: a file of its own would be one more request, and an inline
 * script does not run under the policy of another release. On a page without a sleeping entry it does nothing.
 * Gain: opened again on a slow phone, the figure is painted before 0.3 s of scripts. Remove when browsers yield to a paint between scripts.
 */
export const starter: Plugin = {
  name: 'starter',
  apply: 'build',
  async renderChunk(code, { name }) {
    return name === runtime ? `${code}\n${await inlineScript('views/firstPaint/startApp.ts', {})}` : null;
  },
};
