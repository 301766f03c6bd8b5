import type { Effect } from './effects.ts';

interface Beginning {
  /**
   * Returns the sentences that open this beginning, with its address.
   * @param made the outcome that a service is made to have before anything else happens; undefined: nothing is made to fail.
   */
  open: (made: string | undefined) => string;
  /** Name of the model's input. Default: the first. */
  input?: string;
  /** The outcome of each service here, at once, as long as a tester does nothing about it. */
  answers?: Readonly<Record<string, string>>;
  /** Other outcomes that a tester can cause, by service; `how <outcome>` among the words says how. */
  made?: Readonly<Record<string, readonly string[]>>;
}

/** How a tester tries a machine by hand: where each path begins, and what can be caused from there. */
export type Sheet =
  | {
      /** Preparations, in sentences. */
      before?: string;
      /** Situations to begin in, by their heading. */
      ways: Readonly<Record<string, Beginning>>;
      /**
       * Whether the product itself shows a text, on the screen (`seen`) or quoted in a result (`comes`). Texts that only the model's services return
       * are left out, because a tester sees others.
       */
      isOwn?: (text: string, told: 'seen' | 'comes') => boolean;
      /**
       * How a tester sees an effect: on the screen (`shows`), as leaving it, where the path ends (`leaves`), or by a request to another machine that
       * this script does not cover (`asks`).
       */
      comes?: (effect: Effect) => 'shows' | 'leaves' | 'asks' | undefined;
    }
  | {
      /** Why it cannot be tested by hand, and which test covers it instead. */
      notByHand: string;
    };

export type { Beginning };
