import type { Model } from './model.ts';
import { messageOf, modelsIn } from './modelFiles.ts';
import { unimportable } from './pool.ts';

export interface Found {
  file: string;
  model: Model;
}

export const unreadLine = (file: string, why: string) => `✗ ${file}  ${why}`;

/** Loads every model of the files, and a line with the reason for each file that could not be read. */
export const loadModels = async (
  files: readonly string[],
  reasonsOf = unimportable,
): Promise<{ found: Found[]; unread: string[] }> => {
  const reasons = await reasonsOf(files);
  const found: Found[] = [];
  const unread: string[] = [];
  for (const file of files) {
    const reason = reasons.get(file);
    try {
      if (reason === undefined) found.push(...(await modelsIn(file)).map((model) => ({ file, model })));
      else unread.push(unreadLine(file, reason));
    } catch (error) {
      unread.push(unreadLine(file, messageOf(error)));
    }
  }
  return { found, unread };
};
