import { and, not, or, stateIn } from 'xstate';

// A minifier renames xstate's functions, but their identity still distinguishes them.
const checkOf = (guard: unknown) => (guard as { check?: unknown }).check;
// Built on first use, so that a page without guards does not pay for it.
let combinators: Map<unknown, string> | undefined;
const combinatorOf = (guard: unknown): string | undefined => {
  combinators ??= new Map([
    [checkOf(and([])), 'and'],
    [checkOf(or([])), 'or'],
    [checkOf(not('none')), 'not'],
    [checkOf(stateIn('none')), 'stateIn'],
  ]);
  return combinators.get(checkOf(guard));
};

/** A guard of another copy of XState has a different check function with the same name, unless it is minified. */
const nameOfCheck = (guard: unknown): string => (checkOf(guard) as { name?: string } | undefined)?.name ?? '';

/** Returns a guard's name, e.g. `isSettled` or `and(isSettled, not(isBusy))`; empty without a guard. */
export const guardName = (guard: unknown): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function') return '(inline)';
  if ('guards' in guard && Array.isArray(guard.guards))
    return `${combinatorOf(guard) ?? /^check(And|Or|Not)$/.exec(nameOfCheck(guard))?.[1]?.toLowerCase() ?? ''}(${guard.guards.map(guardName).join(', ')})`;
  return combinatorOf(guard) === 'stateIn' && 'stateValue' in guard
    ? `stateIn(${JSON.stringify(guard.stateValue)})`
    : '(inline)';
};
