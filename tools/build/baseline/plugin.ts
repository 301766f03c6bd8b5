import type { Plugin } from 'vite';
import { newerFeaturesIn, newerStylesIn } from './check.ts';

/** Exceptions with the reason: it is something else of the same name, or it is feature-detected. */
const allowed: Record<string, string> = {
  '.inspect()': "xstate's own: the system of actors",
  '.transition()': "xstate's own: the logic of an actor",
  '.use()': "React's own",
  '.dispose()': "React's own",
  '.startViewTransition()': 'React asks for it where a view wants it; none does',
  '.skipTransition()': 'the same',
  'Error.captureStackTrace': 'where it is there',
  '.captureStackTrace()': 'where it is there',
  ':open': 'within :is(), which drops what it does not know',
  ':popover-open': 'the same',
  '::details-content': 'on paper: without it, a fold is printed closed',
  requestIdleCallback: 'of the inspector, where it is there',
  '.reconnect()': 'of PartySocket in the package of Stately, not of a Bluetooth device',
  '.annotation()': 'of superjson in the package of Stately, not of a shape',
};

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].flatMap(([, code]) => newerFeaturesIn(code ?? ''));

const found = (fileName: string, source: string): string[] => {
  if (fileName.endsWith('.js')) return newerFeaturesIn(source);
  if (fileName.endsWith('.css')) return newerStylesIn(source);
  return fileName.endsWith('.html') ? inlineScripts(source) : [];
};

export const checksBaseline: Plugin = {
  name: 'checks-baseline',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const source = file.type === 'chunk' ? file.code : String(file.source);
        const names = found(file.fileName, source).filter((name) => !(name in allowed));
        if (names.length > 0) this.error(`${file.fileName} needs a newer browser: ${names.join(', ')}`);
      }
    },
  },
};
