/** Adds a description of a call that can be read without running it; the backend contract (contract/) is generated from it. */
export const described = <Logic extends object>(logic: Logic, describe: unknown): Logic =>
  Object.assign(logic, { describe });
