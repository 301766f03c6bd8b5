import type { StateValue } from 'xstate';

const leaves = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, child]) =>
        child === undefined ? [] : leaves(child).map((leaf) => `${key}.${leaf}`),
      );

/** The path of each active leaf, for `data-state`: `shown.dialog.none shown.exit.open`. */
export const stateName = (value: StateValue): string => leaves(value).join(' ');
