interface Readable {
  getSnapshot: () => { context: object };
}

/** An actor for a view that reads it with selectors: it shows `context`, is in none of the states that they ask for, and would take any event. */
export const stillActor = <Ref extends Readable>(
  context: Omit<ReturnType<Ref['getSnapshot']>['context'], 'app'>,
): Ref => {
  const snapshot = { context, children: {}, matches: () => false, hasTag: () => false, can: () => true };
  return { getSnapshot: () => snapshot } as unknown as Ref;
};
