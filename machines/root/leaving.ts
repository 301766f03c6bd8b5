import { type AnyActorRef, type EventObject, sendTo } from 'xstate';
import type { BridgeRequest } from '../../bridge/contract.ts';
import { leadsTo } from '../../bridge/leads.ts';
import { commonNames, pick } from '../../services/http/pageQuery.ts';
import { isGiven } from '../../services/values/codecs.ts';
import { destinationOf, withQuery } from '../../services/values/links.ts';
import { cancelsNavigation } from '../pendingRequests/rootKit.ts';
import { type ActionOn, assigns, forwardsTo, withEvent } from '../screen/actions.ts';
import type { BridgeAnswer } from '../screen/copy.ts';
import type { ScreenRequest } from '../screen/events.ts';
import { setRelease } from './release.ts';
import { type AppContext, type Guarded, type OpenCommand, pathOf } from './context.ts';
import { routeOf, routes } from '../../services/visit/flows.ts';
import { toasts } from './reports.ts';
import { returned, sendToAddress, sendToBridge } from './shown.ts';

const toBridge = forwardsTo(sendToBridge);

/** Whether a request leaves the page or opens another app, which a double tap must do once. */
const isAway = ({ action }: BridgeRequest): boolean =>
  leadsTo[action] === 'otherPage' || leadsTo[action] === 'otherApp';

const leadsAway = (_: object, { request }: { request: BridgeRequest }): boolean => isAway(request);

const missingFrom = (path: string, carried: Record<string, string>) => {
  // Prefixed with an ampersand, so that a leading question mark is read as part of the name.
  const named = new URLSearchParams(`&${/\?([^#]*)/.exec(path)?.[1] ?? ''}`);
  return Object.fromEntries(Object.entries(carried).filter(([name]) => !isGiven(named.get(name) ?? '')));
};

const opening = ({ next, carried }: AppContext): OpenCommand => {
  if (!next) throw new Error('No screen was asked for');
  const path = withQuery(routes[next.to], { ...carried, ...next.query });
  return { type: 'path.opened', path, replace: next.replace ?? false };
};

type LinkOpened = Extract<ScreenRequest, { type: 'link.opened' }>;

const isLinkRefused = ({ context }: Guarded, { link, pageNames }: LinkOpened): boolean =>
  destinationOf(link, context, pageNames).kind === 'refused';

const linkCommand = (context: AppContext, opened: LinkOpened) => {
  const { carried } = context;
  const destination = destinationOf(opened.link, context, opened.pageNames);
  const replace = opened.replace ?? false;
  const common = opened.withCommonParameters ? pick(new URLSearchParams(carried), commonNames) : {};
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
      throw new Error('The link guard refused the link');
  }
};

/** The link leads to the page that is already shown, so no other screen would open. */
const leadsHere = ({ context }: Guarded, opened: LinkOpened): boolean => {
  const { message } = linkCommand(context, opened);
  return message.type === 'path.opened' && message.path.replace(/#.*/, '') === pathOf(context.address);
};

/** The user requested an action that the shell cannot do here. */
const isDeadEnd = (_: object, { request: { action }, result }: BridgeAnswer): boolean =>
  !result.ok &&
  result.reason !== 'cancelled' &&
  (leadsTo[action] === 'otherPage' || ['callPhone', 'share'].includes(action));

/** The shell did not lead away, or it led to another app and this page stays. */
const isStaying = (_: object, { request, result }: BridgeAnswer): boolean =>
  isAway(request) && (!result.ok || leadsTo[request.action] === 'otherApp');

function followLink(): ActionOn<AppContext, LinkOpened> {
  return sendTo<AppContext, EventObject, LinkOpened, AnyActorRef, EventObject>(
    ({ context }, link) => linkCommand(context, link).to,
    ({ context }: Guarded, link: LinkOpened) => linkCommand(context, link).message,
  );
}

export const leavingKit = {
  guards: { isLinkRefused, leadsAway, leadsHere, isDeadEnd, isStaying },
  actions: {
    setNext: assigns<AppContext, NonNullable<AppContext['next']>>((_, next) => ({ next })),
    forgetNext: assigns<AppContext>(() => ({ next: undefined })),
    openNext: sendToAddress(({ context }: Guarded) => opening(context)),
    followLink: followLink(),
    closePage: sendToBridge(() => ({ type: 'bridge.called', request: { action: 'closeWebView' } })),
  },
  delays: { fetchLimit: 20_000 },
};

/** A second navigation is dropped, with the event that it counts. */
const whileLeaving = {
  'event.tracked': {},
  'url.changed': { target: 'here' },
  'bridge.called': [{ guard: withEvent('leadsAway') }, { actions: toBridge }],
} as const;

/** Its files did not arrive: the current screen stays. */
const stays = { target: 'here', actions: toasts('offline.stays') } as const;

/** A region of the root, so that a double tap navigates once, everywhere. */
export const leavingRegion = {
  initial: 'here',
  description:
    'Whether the person is on the way to another page, so that a double tap leaves once. What goes out and cannot be undone calls it off.',
  on: {
    ...cancelsNavigation,
    'back.requested': { actions: forwardsTo(sendToAddress) },
  },
  states: {
    here: {
      entry: 'forgetNext',
      on: {
        'navigation.requested': { target: 'fetching', actions: withEvent('setNext') },
        'link.opened': [
          { guard: withEvent('isLinkRefused'), actions: [toasts('link.refused'), ...returned] },
          { guard: withEvent('leadsHere'), actions: returned },
          { target: 'leaving', actions: withEvent('followLink') },
        ],
        'bridge.called': [
          { guard: withEvent('leadsAway'), target: 'leaving', actions: toBridge },
          { actions: toBridge },
        ],
        'bridge.answered': { guard: withEvent('isDeadEnd'), actions: toasts('shell.unsupported') },
        'back.missed': { target: 'leaving', actions: 'closePage' },
      },
    },
    fetching: {
      description: "The next screen's files are on their way: the screen on show stays until they are there.",
      tags: ['leaving', 'fetching'],
      invoke: {
        id: 'fetchScreen',
        src: 'loadScreen',
        input: ({ context }: Guarded) => ({ route: context.next?.to ?? 'site' }),
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
        'release.read': { target: 'leaving', actions: [setRelease, 'openNext'] },
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
          {
            guard: withEvent('isDeadEnd'),
            target: 'here',
            actions: [toasts('shell.unsupported'), ...returned],
          },
          { guard: withEvent('isStaying'), target: 'here', actions: returned },
        ],
      },
      after: { leavingLimit: { target: 'here', actions: returned } },
    },
  },
} as const;
