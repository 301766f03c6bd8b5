/** A machine at a moment, as its frames tell it: masked, but for what is public. */
export interface ToldActor {
  session: string;
  parent?: string | undefined;
  id: string;
  machine: string;
  value: unknown;
  context: Record<string, unknown>;
}

/** What an inspector may ask of a page in the sandbox. */
export type Command =
  /** That an actor be sent an event. */
  | { type: 'send'; run: string; session: string; event: { type: string; [field: string]: unknown } }
  /** That the page's screen be as a screen was in a moment of a run, its own or another. */
  | {
      type: 'restore';
      run: string;
      /** Which run the moment is of, and the number of its last frame. */
      moment: { run: string; seq: number };
      /** The screen, and then the machines below it. */
      actors: ToldActor[];
    };
