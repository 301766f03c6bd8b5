import type { LockedPackage } from './packages.ts';

/** Packages without a hash of their own: those inside the archive of another package, whose hash covers them. */
export const lackHash = (packages: readonly LockedPackage[]): string[] =>
  packages
    .flatMap(({ name, version, integrity, isBundled }) =>
      integrity || isBundled ? [] : `${name}@${version}`,
    )
    .toSorted();
