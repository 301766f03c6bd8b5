import type { ReleaseMessage } from '../../services/release/watchRelease.ts';
import { assigns, sendToChild, withEvent } from '../screen/actions.ts';

type ReleaseRead = ReleaseMessage & { type: 'release.read' };

export interface ReloadCommand {
  type: 'page.reloaded';
  /** The new release, if there is one: the page reloads once per release. */
  release?: string;
}

export const setRelease = withEvent('setRelease');

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
export const releaseEvents = { 'release.read': { actions: setRelease } } as const;

const releaseLimit = 12_000;
/** Milliseconds that a navigation may take before the page takes taps again. */
const leavingLimit = 5_000;

export const releaseKit = {
  guards: {
    isReloadDue: (_: object, { isReloadDue }: ReleaseRead) => isReloadDue,
  },
  actions: {
    wantRelease: sendToChild<{ type: 'release.wanted' }>('watchRelease')(() => ({ type: 'release.wanted' })),
    setRelease: assigns<{ closed: readonly string[]; notice: string }, ReleaseRead>(
      (_, { release: { closed, notice } }) => ({ closed, notice }),
    ),
    reloadPage: sendToChild<ReloadCommand>('address')((_, { release }: Pick<ReloadCommand, 'release'>) => ({
      type: 'page.reloaded',
      ...(release && { release }),
    })),
  },
  delays: { releaseLimit, leavingLimit },
};

/** After a chunk did not load, perhaps because a newer release removed it: reloads once for another release, else `served` with a connection and `failed` without. Needs `releaseKit`. */
export const missesChunk = <const Failed, const Served>(failed: Failed, served: Served) =>
  ({
    missing: {
      description: 'A chunk did not come: is another release served by now?',
      tags: 'busy',
      entry: 'wantRelease',
      on: {
        'release.read': [
          {
            guard: withEvent('isReloadDue'),
            target: 'reloading',
            actions: [
              setRelease,
              { type: 'reloadPage', params: ({ event }: { event: ReleaseRead }) => event.release },
            ],
          },
          { target: served, actions: setRelease },
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
