/** A machine at a moment, as its frames show it: masked, except for public values. */
export interface ToldActor {
  session: string;
  parent?: string | undefined;
  id: string;
  machine: string;
  value: unknown;
  context: Record<string, unknown>;
}

export type Command =
  | { type: 'send'; run: string; session: string; event: { type: string; [field: string]: unknown } }
  /** Restores the page's screen to a moment of this or another run. */
  | {
      type: 'restore';
      run: string;
      moment: { run: string; seq: number };
      /** The screen, followed by the machines below it. */
      actors: ToldActor[];
    };
