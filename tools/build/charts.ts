import type { Plugin } from 'vite';

/** A state's description in a machine: `description: '…',`. */
const description = /\bdescription:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*,?/g;

/** Descriptions of states are read in charts and inspectors; a borrower, who has neither, does not download them. */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  transform: {
    order: 'pre',
    filter: { id: /\/machines\/.*\.ts$/ },
    handler: (code) => ({ code: code.replace(description, ''), map: null }),
  },
};
