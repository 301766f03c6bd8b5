/**
 * Returns `logic` with a description of its call that can be read without running it, from which the backend contract (contract/) is generated. It is
 * otherwise unchanged.
 */
export const described = <Logic extends object>(logic: Logic, describe: unknown): Logic =>
  Object.assign(logic, { describe });
