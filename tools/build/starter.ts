import type { Plugin } from 'vite';
import { inlineScript } from './inlineScript.ts';

/** The bundler's own runtime: a small file that imports nothing and that every page of ours loads. */
const runtime = 'rolldown-runtime';

/**
 * Puts what starts the app (views/entries/startApp.ts) into the bundler's runtime: a file of its own would be one more request, and an inline
 * script does not run under the policy of another release. On a page without a sleeping entry it does nothing.
 */
export const starter: Plugin = {
  name: 'starter',
  apply: 'build',
  async renderChunk(code, { name }) {
    return name === runtime ? `${code}\n${await inlineScript('views/entries/startApp.ts', {})}` : null;
  },
};

/** The app's page with its entry asleep until the starter wakes it; what the entry imports is fetched ahead. */
export const withStarter = (html: string): string => {
  const modules = [...html.matchAll(/<script type="module"([^>]*) src=([^>]*)><\/script>/g)];
  const waker = modules.find(([tag]) => tag.includes(runtime));
  // The last of them imports the others.
  const entry = modules.at(-1)?.[0];
  if (!waker || !entry) throw new Error("Nothing starts the app: the build has no file of the bundler's own");
  return modules
    .filter((module) => module !== waker)
    .reduce(
      (page, [tag, ...rest]) => page.replace(tag, `<link rel="modulepreload"${rest.join(' href=')}>`),
      html,
    )
    .replace('</body>', `${entry.replace('type="module"', 'type="asleep"')}</body>`);
};
