/** Limit of a wait for a condition, in milliseconds: a busy machine is slow, not wrong, so it only ends a test that hangs. */
export const patience = { timeout: 30_000 };
