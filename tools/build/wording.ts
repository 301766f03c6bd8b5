import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

type Catalogue = Promise<{ wording: Record<string, string> }>;

export async function textOf(key: string, language: string, groups: string[]): Promise<string> {
  for (const group of groups) {
    const file = pathToFileURL(resolve('views/wording', language, `${group}.ts`)).href;
    const { wording } = await (import(file) as Catalogue);
    if (wording[key]) return wording[key];
  }
  throw new Error(`No catalogue of ${groups.join(', ')} has ${key} in ${language}`);
}

/** A catalogue that changes some texts of another is written out, so that no page downloads the texts that it replaces. */
export const wholeCatalogues: Plugin = {
  name: 'whole-catalogues',
  apply: 'build',
  load: {
    filter: { id: /\/views\/wording\/en\/\w+\.ts$/ },
    handler: async (file) => {
      const { wording } = await (import(pathToFileURL(file).href) as Catalogue);
      return `export const wording = ${JSON.stringify(wording)};`;
    },
  },
};
