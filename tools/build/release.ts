import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

const releaseOf = (bundle: Rolldown.OutputBundle): string => {
  // The names of scripts and styles contain a hash of their content.
  const names = Object.values(bundle).flatMap(({ fileName }) =>
    /\.(js|css)$/.test(fileName) ? [fileName] : [],
  );
  return createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 12);
};

/** The name of the current build: requested before and after Vite drops empty entries, and equal both times. */
let current: string | undefined;

export const releaseName = (bundle: Rolldown.OutputBundle): string => (current ??= releaseOf(bundle));

/** Names the build in `data-release` of each page, never in a script, whose name would change with it; `release.json` pauses flows (`closed`). */
export const release = (hasStaffTools: boolean): Plugin => ({
  name: 'release',
  buildStart: () => {
    current = undefined;
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const name = bundle ? releaseName(bundle) : 'development';
      return html.replace('<html ', `<html data-release="${name}" `);
    },
  },
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const named = {
        release: releaseName(bundle),
        ...(hasStaffTools && { kind: 'staff' }),
        closed: [],
        notice: '',
      };
      const source = `${JSON.stringify(named, undefined, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'release.json', source });
    },
  },
});
