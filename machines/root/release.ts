import { assign, type EventObject, sendTo } from 'xstate';
import type { ReleaseMessage } from '../../services/release/watchRelease.ts';
import type { KitAction } from '../screen/kitAction.ts';
import { leavingLimit } from './linkGuard.ts';

export type ReleaseRead = ReleaseMessage & { type: 'release.read' };

export interface ReloadCommand {
  type: 'page.reloaded';
  /** The new release, if there is one: the page reloads once per release. */
  release?: string;
}

const readRelease = ({ event }: { event: ReleaseRead }) => event;

export const keepRelease = { type: 'keepRelease', params: readRelease } as const;

interface Watching {
  context: { environment: { basePath: string }; release: string };
}

/** For a root's `invoke`. */
export const watchesRelease = {
  id: 'watchRelease',
  src: 'watchRelease',
  input: ({ context }: Watching) => ({ basePath: context.environment.basePath, own: context.release }),
} as const;

/** For a root's `on`. */
export const hearsOfRelease = { 'release.read': { actions: keepRelease } } as const;

const releaseLimit = 12_000;

export const releaseKit = <
  Context extends { closed: readonly string[]; notice: string },
  Event extends EventObject,
>() => ({
  guards: {
    isReloadDue: (_: { context: Context }, { isReloadDue }: ReleaseRead) => isReloadDue,
  },
  actions: {
    wantRelease: sendTo('watchRelease', { type: 'release.wanted' } as never) as KitAction<Context, Event>,
    keepRelease: assign<Context, Event, ReleaseRead, Event, never>(
      (_, { release: { closed, notice } }) => ({ closed, notice }) as unknown as Partial<Context>,
    ),
    reloadPage: sendTo('address', ((_: unknown, { release }: Pick<ReloadCommand, 'release'>) => ({
      type: 'page.reloaded',
      ...(release && { release }),
    })) as never) as unknown as KitAction<Context, Event, Pick<ReloadCommand, 'release'>>,
  },
  delays: { releaseLimit, leavingLimit },
});

/** After a chunk did not load, perhaps because a newer release removed it: reloads once for another release, else `failed`. Needs `releaseKit`. */
export const missesChunk = <const Failed>(failed: Failed) =>
  ({
    missing: {
      description: 'A chunk did not come: is another release served by now?',
      tags: 'busy',
      entry: 'wantRelease',
      on: {
        'release.read': [
          {
            guard: { type: 'isReloadDue', params: readRelease },
            target: 'reloading',
            actions: [
              keepRelease,
              { type: 'reloadPage', params: ({ event }: { event: ReleaseRead }) => event.release },
            ],
          },
          { target: failed, actions: keepRelease },
        ],
        'release.missed': { target: failed },
      },
      after: { releaseLimit: { target: failed } },
    },
    reloading: {
      description: 'The page is reloaded for another release; what was typed is kept.',
      tags: 'busy',
      after: { leavingLimit: { target: failed } },
    },
  }) as const;
