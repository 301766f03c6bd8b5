import type * as v from 'valibot';
import type { Action } from './messages.ts';

interface Field {
  name: string;
  kind: 'text' | 'details';
}

/** Returns the fields of an action's payload. Throws for a format that the native types cannot express. */
export function fieldsOf({ name: action, payload }: Action): Field[] {
  if (!payload) return [];
  const { entries } = payload as v.ObjectSchema<v.ObjectEntries, undefined>;
  return Object.entries(entries).map(([name, schema]) => {
    if (schema.type === 'string') return { name, kind: 'text' };
    const inner = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema) : schema;
    if (inner.type !== 'record') throw new Error(`${action}.${name} is neither a text nor names with texts`);
    return { name, kind: 'details' };
  });
}
