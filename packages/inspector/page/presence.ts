/** `silent`: the page was killed, sleeps or is offline. */
export type Presence = 'here' | 'connected' | 'ended' | 'silent' | 'recorded';

interface PresenceText {
  mark: string;
  /** Why nothing can be sent to the page; absent if it can. */
  unsendable?: string;
}

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
