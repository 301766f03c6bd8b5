import * as v from 'valibot';
import { recordOf } from '../records.ts';

/** Where a machine stood, with the machines that it had invoked, by their ids. Only what JSON can carry: no actors, no files. */
export interface Standing {
  /** The machine's id. */
  machine: string;
  value: unknown;
  context: Record<string, unknown>;
  children: Record<string, Standing>;
}

const standing: v.GenericSchema<Standing> = v.object({
  machine: v.string(),
  value: v.unknown(),
  context: recordOf(v.unknown()),
  children: recordOf(v.lazy(() => standing)),
});

const key = 'momentToRestore';

/** Keeps a moment for the page that comes next. */
export const keepMoment = (moment: Standing): void => sessionStorage.setItem(key, JSON.stringify(moment));

/** The moment that the page before this one kept; it is there once. Nothing where the browser has no storage. */
export const takeMoment = (): Standing | undefined => {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : v.parse(standing, JSON.parse(text));
  } catch {
    return undefined;
  }
};
