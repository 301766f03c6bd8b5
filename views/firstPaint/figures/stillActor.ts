interface Readable {
  getSnapshot: () => { context: object };
}

type ContextOf<Ref extends Readable> = ReturnType<Ref['getSnapshot']>['context'];

interface Still {
  value?: unknown;
  tags?: readonly string[];
  children?: Readonly<Record<string, Readable>>;
}

/** An actor for a view that reads it with selectors. `context` may lack what the view does not read. It matches no state and accepts every event. */
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
