import type { ReleaseMessage } from '../../services/release/watchRelease.ts';

/** What the backend says of the build that is served now, when it could be read. */
export type ReleaseRead = ReleaseMessage & { type: 'release.read' };

/** The browser reloads the page. */
export interface ReloadCommand {
  type: 'page.reloaded';
  /** The release that it is reloaded for, when it is for one: once for each. */
  release?: string;
}

/** What was read, as parameter of a root's guards and actions. */
const readRelease = ({ event }: { event: ReleaseRead }) => event;

/** The root's own action that remembers what was read. */
export const keepRelease = { type: 'keepRelease', params: readRelease } as const;

/**
 * Two states after a chunk that did not come: another release may have taken its file away. Then the page is reloaded, once; otherwise
 * it is said where `failed` says so. Their root needs the actions `wantRelease`, `keepRelease`, `reloadPage`, the guard `isReloadDue` and the
 * delays `releaseLimit` and `leavingLimit`.
 */
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

/** Milliseconds after which a chart no longer waits to hear of the release. */
export const releaseLimit = 12_000;
