import * as v from 'valibot';
import { recordOf } from '../records.ts';

/** A machine's state with those of its invoked machines, by id. Only JSON values: no actors, no files. */
export interface Standing {
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

export const keepMoment = (moment: Standing): void => sessionStorage.setItem(key, JSON.stringify(moment));

/** Returns and removes the moment that the previous page stored; undefined without one, or without storage. */
export const takeMoment = (): Standing | undefined => {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : v.parse(standing, JSON.parse(text));
  } catch {
    return undefined;
  }
};
