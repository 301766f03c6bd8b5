import type { Plugin } from 'vite';
import { inlineScript } from '../inlineScript.ts';

/** The bundler's runtime: a small file without imports that every page loads. */
export const runtime = 'rolldown-runtime';

/**
 * Adds the app's starter (views/firstPaint/startApp.ts) to the bundler's runtime: a file would be one more request, and an inline script does not run
 * under another release's policy. Gain: on a slow phone's second visit, the figure is painted before 0.3 s of scripts. Remove when browsers yield to
 * a paint between scripts.
 */
export const starter: Plugin = {
  name: 'starter',
  apply: 'build',
  async renderChunk(code, { name }) {
    return name === runtime ? `${code}\n${await inlineScript('views/firstPaint/startApp.ts', {})}` : null;
  },
};
