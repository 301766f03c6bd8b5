import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Root of the repository. */
export const root = join(import.meta.dirname, '../..');

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      integrity: v.optional(v.string()),
      dev: v.optional(v.boolean(), false),
      optional: v.optional(v.boolean(), false),
      link: v.optional(v.boolean(), false),
      hasInstallScript: v.optional(v.boolean(), false),
    }),
  ),
});
const manifestSchema = v.object({ license: v.optional(v.string()) });

/** A package that an installation may bring. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression; '' when nobody says it. */
  licence: string;
  /** The lock's hash, `sha512-<base64>`; '' when it has none. */
  integrity: string;
  /** Whether borrowers download it, rather than engineers alone. */
  isShipped: boolean;
  hasInstallScript: boolean;
}

/** The licence as the installed package says it: some locks were written without. */
const installedLicence = (path: string): string => {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return '';
  const read = v.safeParse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8')));
  return read.success ? (read.output.license ?? '') : '';
};

/** Every package of the lock file, by name and version. Throws when the lock cannot be read. */
export const lockedPackages = (): LockedPackage[] => {
  const { packages } = v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version: locked.version ?? '',
      licence: locked.license ?? installedLicence(path),
      integrity: locked.integrity ?? '',
      isShipped: !locked.dev && !locked.optional,
      hasInstallScript: locked.hasInstallScript,
    }))
    .toSorted((one, other) => `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`));
};
