import * as v from 'valibot';

/** A schema for a table with any keys. Valibot's own `record` drops `constructor` and `__proto__`, which are valid names of a state or a field. */
export const recordOf = <Value>(value: v.GenericSchema<Value>): v.GenericSchema<Record<string, Value>> =>
  v.custom<Record<string, Value>>(
    (data) =>
      typeof data === 'object' &&
      data !== null &&
      !Array.isArray(data) &&
      Object.values(data).every((item) => v.is(value, item)),
    'is no table',
  );

export const emptyTable = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>;
