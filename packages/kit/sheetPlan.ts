import type { Effect } from './effects.ts';

interface Beginning {
  /** Returns the sentences that open this beginning, with its address. @param made the service outcome that fails it first, if any. */
  open: (made: string | undefined) => string;
  /** Name of the model's input. Default: the first. */
  input?: string;
  /** The outcome of each service here, at once, as long as a tester does nothing about it. */
  answers?: Readonly<Record<string, string>>;
  /** Other outcomes that a tester can cause, by service; `how <outcome>` among the words says how. */
  made?: Readonly<Record<string, readonly string[]>>;
}

/** How a tester tries a machine by hand. */
export type Sheet =
  | {
      before?: string;
      /** Situations to begin in, by their heading. */
      ways: Readonly<Record<string, Beginning>>;
      /** Whether the product itself shows a text, on the screen (`seen`) or in a result (`comes`). Texts of the model's services are left out. */
      isOwn?: (text: string, told: 'seen' | 'comes') => boolean;
      /** How a tester sees an effect: on the screen, as leaving it, or by a request to a machine outside this script. */
      comes?: (effect: Effect) => 'shows' | 'leaves' | 'asks' | undefined;
    }
  | {
      /** Why it cannot be tested by hand, and which test covers it instead. */
      notByHand: string;
    };

export type { Beginning };
