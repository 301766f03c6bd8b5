import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from './model.ts';

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' &&
  value !== null &&
  'machine' in value &&
  'outcomes' in value &&
  'states' in value &&
  'limit' in value;

export const exportsOf = async (file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(resolve(file)).href)) as Record<string, unknown>;

/** Returns every model that a file exports. @throws when it cannot be read or exports none. */
export const modelsIn = async (file: string): Promise<Model[]> => {
  const models = [...new Set(Object.values(await exportsOf(file)).filter(isModel))];
  if (models.length === 0) throw new Error('It exports no model.');
  return models;
};

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);

export const nameOfFile = (file: string): string => basename(file, '.model.ts');
