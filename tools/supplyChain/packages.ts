import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

export const root = join(import.meta.dirname, '../..');

const names = v.optional(v.record(v.string(), v.string()), {});
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
      inBundle: v.optional(v.boolean(), false),
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});
const manifestSchema = v.object({ license: v.optional(v.string()) });

export interface LockedPackage {
  name: string;
  version: string;
  licence: string;
  /** The lock's hash, `sha512-<base64>`; '' when it has none. */
  integrity: string;
  /** Whether borrowers download it, rather than engineers alone. */
  isShipped: boolean;
  hasInstallScript: boolean;
  /** Inside the archive of another package. */
  isBundled: boolean;
  /** Dependencies, as `name@version`. */
  needs: string[];
}

const ofLicenceFile: Readonly<Record<string, string>> = { 'khroma@2.1.0': 'MIT' };

/** The licence in the installed package, because some locks have none. */
const installedLicence = (path: string): string => {
  const manifest = join(root, path, 'package.json');
  if (!existsSync(manifest)) return '';
  const read = v.safeParse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8')));
  return read.success ? (read.output.license ?? '') : '';
};

const nameIn = (path: string) => path.replace(/^.*node_modules\//, '');

type Locked = v.InferOutput<typeof lockSchema>['packages'];

/** The path at which Node resolves `name` from the package at `path`: beside it, then in parent folders. */
const resolve = (packages: Locked, path: string, name: string): string | undefined => {
  for (let from = path; ; from = from.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const found = `${from ? `${from}/` : ''}node_modules/${name}`;
    if (packages[found]) return found;
    if (!from) return undefined;
  }
};

const needsOf = (packages: Locked, path: string): string[] => {
  const {
    dependencies = {},
    devDependencies = {},
    optionalDependencies = {},
    peerDependencies = {},
  } = packages[path] ?? {};
  const wanted = Object.keys({
    ...dependencies,
    ...(path === '' && devDependencies),
    ...optionalDependencies,
    ...peerDependencies,
  });
  return wanted
    .flatMap((name) => {
      const found = resolve(packages, path, name);
      return found === undefined ? [] : [`${nameIn(found)}@${packages[found]?.version ?? ''}`];
    })
    .toSorted();
};

const readLock = () =>
  v.parse(lockSchema, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))).packages;

export const directNeeds = (): string[] => needsOf(readLock(), '');

/** Every package of the lock file, by name and version. Throws when the lock cannot be read. */
export const lockedPackages = (): LockedPackage[] => {
  const packages = readLock();
  const found = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({
      name: nameIn(path),
      version: locked.version ?? '',
      licence: locked.license ?? installedLicence(path),
      integrity: locked.integrity ?? '',
      isShipped: !locked.dev && !locked.optional,
      hasInstallScript: locked.hasInstallScript,
      isBundled: locked.inBundle,
      needs: needsOf(packages, path),
    }));
  // A tool's package for another platform has the tool's licence.
  return found
    .map((each) => {
      const id = `${each.name}@${each.version}`;
      const owner = found.find(({ needs }) => needs.includes(id));
      return { ...each, licence: each.licence || ofLicenceFile[id] || (owner?.licence ?? '') };
    })
    .toSorted((one, other) => `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`));
};
