import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Catalogue = Promise<{ wording: Record<string, string> }>;

export async function textOf(key: string, language: string, groups: string[]): Promise<string> {
  for (const group of groups) {
    const file = pathToFileURL(resolve('views/wording', language, `${group}.ts`)).href;
    const { wording } = await (import(file) as Catalogue);
    if (wording[key]) return wording[key];
  }
  throw new Error(`No catalogue of ${groups.join(', ')} has ${key} in ${language}`);
}
