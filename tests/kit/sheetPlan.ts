import type { Effect } from './effects.ts';

interface Beginning {
  /**
   * What the tester does to be there, in sentences, with the address that begins it.
   * @param made the outcome that a service is made to have before anything else happens; undefined: nothing is made to fail.
   */
  open: (made: string | undefined) => string;
  /** Name of the model's input; without it the first. */
  input?: string;
  /** What each service does here by itself, at once, as long as a tester does nothing about it. */
  answers?: Readonly<Record<string, string>>;
  /** What a tester can make each service do instead; `how <outcome>` among the words says how. */
  made?: Readonly<Record<string, readonly string[]>>;
}

/** How a tester tries a machine by hand: where each way begins, and what can be brought about from there. */
export type Sheet =
  | {
      /** What there is to do before all, in sentences. */
      before?: string;
      /** Situations to begin in, by their heading. */
      ways: Readonly<Record<string, Beginning>>;
      /**
       * Whether a text is the product's own, be it one that is seen on the screen or one that is quoted where something comes of a deed; what only
       * the model's services say is left out, for those that a tester meets say something else.
       */
      isOwn?: (text: string, told: 'seen' | 'comes') => boolean;
      /**
       * Of what the machine does to the world: what a tester sees of it; what leads away, where a way ends; and what asks another machine, which
       * decides what a tester sees then: this sheet does not go there.
       */
      comes?: (effect: Effect) => 'shows' | 'leaves' | 'asks' | undefined;
    }
  | {
      /** Why nothing of it can be tried by hand, and where it is met all the same. */
      notByHand: string;
    };

export type { Beginning };
