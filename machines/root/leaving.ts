import type { BridgeRequest } from '../../bridge/contract.ts';
import { leadsTo } from '../../bridge/leads.ts';
import { commonNames, pick } from '../../services/http/pageQuery.ts';
import { withQuery } from '../../services/values/links.ts';
import { callsOff } from '../pendingRequests/callsOff.ts';
import { destinationOf } from './linkGuard.ts';
import { keepRelease } from './release.ts';
import type { AppContext, AppEvent, OpenCommand } from './context.ts';
import { pathOf, routeOf, routes } from '../screen/routes.ts';
import { returned } from './shown.ts';

/** Whether a request leaves the page or opens another app, which a double tap must do once. */
const isAway = ({ action }: BridgeRequest): boolean =>
  leadsTo[action] === 'otherPage' || leadsTo[action] === 'otherApp';

const leadsAway = ({ event }: { event: AppEvent }): boolean =>
  event.type === 'bridge.called' && isAway(event.request);

const missingFrom = (path: string, carried: Record<string, string>) => {
  // Prefixed with an ampersand, so that a leading question mark is read as part of the name.
  const named = new URLSearchParams(`&${/\?([^#]*)/.exec(path)?.[1] ?? ''}`);
  return Object.fromEntries(Object.entries(carried).filter(([name]) => !named.has(name)));
};

export const opening = ({ next, carried }: AppContext): OpenCommand => {
  if (!next) throw new Error('No screen was asked for');
  const path = withQuery(routes[next.to], { ...carried, ...next.query });
  return { type: 'path.opened', path, replace: next.replace ?? false };
};

const isLinkRefused = ({ context, event }: { context: AppContext; event: AppEvent }): boolean =>
  event.type === 'link.opened' && destinationOf(event.link, context, event.pageNames).kind === 'refused';

export const passThroughDoor = (context: AppContext, event: AppEvent) => {
  if (event.type !== 'link.opened') throw new Error(`${event.type} is no way out`);
  const { carried } = context;
  const destination = destinationOf(event.link, context, event.pageNames);
  const replace = event.replace ?? false;
  const common = event.withCommonParameters ? pick(new URLSearchParams(carried), commonNames) : {};
  switch (destination.kind) {
    case 'ownPage': {
      const path = withQuery(destination.path, missingFrom(destination.path, carried));
      return routeOf(path.replace(/[?#].*/, ''))
        ? ({ to: 'address', message: { type: 'path.opened', path, replace } } as const)
        : ({ to: 'address', message: { type: 'url.opened', url: path, replace } } as const);
    }
    case 'web': {
      const url = withQuery(destination.url, common);
      return { to: 'address', message: { type: 'url.opened', url, replace } } as const;
    }
    case 'native': {
      const request = { action: 'navigate', payload: { to: withQuery(destination.to, common) } } as const;
      return { to: 'bridge', message: { type: 'bridge.called', request } } as const;
    }
    case 'refused':
      throw new Error(`${event.type} is no way out`);
  }
};

/** The link leads to the page that is already shown, so no other screen would open. */
const leadsHere = ({ context, event }: { context: AppContext; event: AppEvent }): boolean => {
  const { message } = passThroughDoor(context, event);
  return message.type === 'path.opened' && message.path.replace(/#.*/, '') === pathOf(context.address);
};

/** The user requested an action that the shell cannot do here. */
export const isDeadEnd = ({ event }: { event: AppEvent }): boolean =>
  event.type === 'bridge.answered' &&
  !event.result.ok &&
  event.result.reason !== 'cancelled' &&
  (leadsTo[event.request.action] === 'otherPage' || ['callPhone', 'share'].includes(event.request.action));

/** The shell did not lead away, or it led to another app and this page stays. */
const isStaying = ({ event }: { event: AppEvent }): boolean =>
  event.type === 'bridge.answered' &&
  isAway(event.request) &&
  (!event.result.ok || leadsTo[event.request.action] === 'otherApp');

export const wayGuards = { isLinkRefused, leadsAway, leadsHere, isStaying };

/** A second navigation is dropped, with the event that it counts. */
const whileLeaving = {
  'event.tracked': {},
  'url.changed': { target: 'here' },
  'bridge.called': [{ guard: 'leadsAway' }, { actions: 'passToBridge' }],
} as const;

/** Its files did not arrive: the current screen stays. */
const stays = { target: 'here', actions: 'toastOffline' } as const;

/** A region of the root, so that a double tap navigates once, everywhere. */
export const wayRegion = {
  initial: 'here',
  description:
    'Whether the person is on the way to another page, so that a double tap leaves once. What goes out and cannot be undone calls it off.',
  on: {
    ...callsOff,
    'back.requested': { actions: 'goBack' },
  },
  states: {
    here: {
      entry: 'forgetNext',
      on: {
        'navigation.requested': { target: 'fetching', actions: 'keepNext' },
        'link.opened': [
          { guard: 'isLinkRefused', actions: ['toastRefusal', ...returned] },
          { guard: 'leadsHere', actions: returned },
          { target: 'leaving', actions: 'followLink' },
        ],
        'bridge.called': [
          { guard: 'leadsAway', target: 'leaving', actions: 'passToBridge' },
          { actions: 'passToBridge' },
        ],
        'bridge.answered': { guard: 'isDeadEnd', actions: 'toastDeadEnd' },
        'back.missed': { target: 'leaving', actions: 'closePage' },
      },
    },
    fetching: {
      description: "The next screen's files are on their way: the screen on show stays until they are there.",
      tags: ['leaving', 'fetching'],
      invoke: {
        id: 'fetchScreen',
        src: 'loadScreen',
        input: ({ context }: { context: AppContext }) => ({ route: context.next?.to ?? 'site' }),
        onDone: { target: 'leaving', actions: 'openNext' },
        onError: { target: 'missing' },
      },
      on: whileLeaving,
      after: { fetchLimit: stays },
    },
    missing: {
      description: 'A file did not come: is another release served by now, or is there no connection?',
      tags: ['leaving', 'fetching'],
      entry: 'wantRelease',
      on: {
        ...whileLeaving,
        'release.read': { target: 'leaving', actions: [keepRelease, 'openNext'] },
        'release.missed': stays,
      },
      after: { fetchLimit: stays },
    },
    leaving: {
      entry: 'forgetNext',
      description:
        'Until the address changed, the shell came back or refused, or it took too long; a second navigation is dropped, with the event that it counts.',
      tags: 'leaving',
      on: {
        ...whileLeaving,
        'shell.resumed': { target: 'here' },
        'bridge.answered': [
          { guard: 'isDeadEnd', target: 'here', actions: ['toastDeadEnd', ...returned] },
          { guard: 'isStaying', target: 'here', actions: returned },
        ],
      },
      after: { leavingLimit: { target: 'here', actions: returned } },
    },
  },
} as const;
