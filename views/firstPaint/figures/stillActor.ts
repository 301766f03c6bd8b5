interface Readable {
  getSnapshot: () => { context: object };
}

type ContextOf<Ref extends Readable> = ReturnType<Ref['getSnapshot']>['context'];

interface Still {
  value?: unknown;
  tags?: readonly string[];
  children?: Readonly<Record<string, Readable>>;
}

/** An actor for a view that reads it with selectors: it shows `context`, which may lack what the view does not read, matches no state, and would take any event. */
export const stillActor = <Ref extends Readable>(
  context: Partial<ContextOf<Ref>>,
  { value, tags = [], children = {} }: Still = {},
): Ref => {
  const snapshot = {
    context,
    value,
    children,
    matches: () => false,
    hasTag: (tag: string) => tags.includes(tag),
    can: () => true,
  };
  return { getSnapshot: () => snapshot } as unknown as Ref;
};
