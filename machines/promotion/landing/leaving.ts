import { callsOff } from '../../pendingRequests/callsOff.ts';
import { destinationOf } from '../../root/linkGuard.ts';
import type { LandingContext, LandingEvent } from './context.ts';
import type { LanguageChosen } from './events.ts';

/** The URL of a template's link; undefined when the link guard refuses it, or it needs a native shell, which a promotion does not have. */
const urlOf = (context: LandingContext, event: LandingEvent): string | undefined => {
  if (event.type !== 'link.opened') return undefined;
  const destination = destinationOf(event.link, context);
  if (destination.kind === 'web') return destination.url;
  return destination.kind === 'ownPage' ? destination.path : undefined;
};

export const isLinkRefused = ({
  context,
  event,
}: {
  context: LandingContext;
  event: LandingEvent;
}): boolean => urlOf(context, event) === undefined;

export const openingOf = (context: LandingContext, event: LandingEvent) => ({
  type: 'url.opened' as const,
  url: urlOf(context, event) ?? '',
});

/** A region of the root, so that a double tap navigates once. */
export const wayRegion = {
  initial: 'here',
  description:
    'Whether the visitor is on the way to another page, so that a double tap leaves once. What goes out and cannot be undone calls it off.',
  on: callsOff,
  states: {
    here: {
      on: {
        'link.opened': [
          { guard: 'isLinkRefused', actions: 'toastRefusal' },
          { target: 'leaving', actions: 'followLink' },
        ],
        'language.chosen': [
          { guard: 'isHeld' },
          {
            target: 'leaving',
            actions: { type: 'passToAddress', params: ({ event }: { event: LanguageChosen }) => event },
          },
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
