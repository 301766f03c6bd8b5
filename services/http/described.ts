/**
 * `logic`, which can now say what it sends where without being run: the contract with the backend (contract/) is written from
 * that. To the app it is an actor like any other.
 */
export const described = <Logic extends object>(logic: Logic, describe: unknown): Logic =>
  Object.assign(logic, { describe });
