import { toasts } from '../../root/reports.ts';
import { cancelsNavigation } from '../../pendingRequests/rootKit.ts';
import { destinationOf } from '../../../services/values/links.ts';
import { forwardsTo, sendToChild, withEvent } from '../../screen/actions.ts';
import type { LandingContext } from './context.ts';
import type { LanguageChosen, LinkOpened } from './events.ts';

/** The URL of a template's link; undefined when the link guard refuses it, or it needs a native shell, which a promotion does not have. */
const urlOf = (context: LandingContext, { link }: LinkOpened): string | undefined => {
  const destination = destinationOf(link, context);
  if (destination.kind === 'web') return destination.url;
  return destination.kind === 'ownPage' ? destination.path : undefined;
};

export const isLinkRefused = ({ context }: { context: LandingContext }, opened: LinkOpened): boolean =>
  urlOf(context, opened) === undefined;

export const openingOf = (context: LandingContext, opened: LinkOpened) => ({
  type: 'url.opened' as const,
  url: urlOf(context, opened) ?? '',
});

/** A region of the root, so that a double tap navigates once. */
export const leavingRegion = {
  initial: 'here',
  description:
    'Whether the visitor is on the way to another page, so that a double tap leaves once. What goes out and cannot be undone calls it off.',
  on: cancelsNavigation,
  states: {
    here: {
      on: {
        'link.opened': [
          { guard: withEvent('isLinkRefused'), actions: toasts('link.refused') },
          { target: 'leaving', actions: withEvent('followLink') },
        ],
        'language.chosen': [
          { guard: 'isBlocked' },
          { target: 'leaving', actions: forwardsTo(sendToChild<LanguageChosen>('address')) },
        ],
      },
    },
    leaving: {
      description:
        'Until another page of the promotion is on show, or it took too long; a second navigation is dropped.',
      on: { 'address.changed': { target: 'here' } },
      after: { leavingLimit: { target: 'here' } },
    },
  },
} as const;
