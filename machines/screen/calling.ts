import { dialLink } from '../../bridge/dialLink.ts';
import { dialledIn } from '../../services/values/contacts.ts';
import type { ScreenRequest } from './events.ts';

/** Calls the first number in a text. The shell gets it as a browser would dial it, so that no shell has to read it. */
export const callTo = (text: string): ScreenRequest => ({
  type: 'bridge.called',
  request: { action: 'callPhone', payload: { number: dialledIn(text) } },
});

/** The link that dials the first number in a text. */
export const dialLinkIn = (text: string): string => dialLink(dialledIn(text));
