/**
 * What is known of the page of a run: it is in this browser, a relay reaches it, it went, it went silent (closed by force, asleep, without
 * network), or nobody ever heard it, for the run is a recording.
 */
export type Presence = 'here' | 'connected' | 'ended' | 'silent' | 'recorded';

interface PresenceText {
  /** Of a run that is followed. */
  mark: string;
  /** Why nothing can be sent to it; absent where it can. */
  unsendable?: string;
}

/** A page's presence in words. */
export const presenceTexts: Record<Presence, PresenceText> = {
  here: { mark: '● Live' },
  connected: { mark: '● Live', unsendable: 'Its page is not in this browser, where alone it would hear.' },
  ended: { mark: '■ Ended', unsendable: 'Its page was closed or loaded anew: nobody would hear.' },
  silent: {
    mark: '◌ Silent',
    unsendable: 'Its page does not answer: it was closed, sleeps, or is without network.',
  },
  recorded: { mark: '▤ Recording', unsendable: 'It is a recording: nobody would hear.' },
};
