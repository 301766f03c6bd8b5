import type { StateValue } from 'xstate';

const leaves = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, child]) =>
        child === undefined ? [] : leaves(child).map((leaf) => `${key}.${leaf}`),
      );

/** A state for `data-state`: the path of each active leaf, e.g. `shown.dialog.none shown.exit.open`. */
export const stateName = (value: StateValue): string => leaves(value).join(' ');
