import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  hashes?: { alg: string; content: string }[];
  licenses?: { license?: { id: string }; expression?: string }[];
  properties: { name: string; value: string }[];
}
const bill = JSON.parse(
  execFileSync('npm', ['run', '-s', 'supply'], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
) as { components: Component[] };
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as {
  packages: Record<
    string,
    { name?: string; version?: string; link?: true; deprecated?: string; hasInstallScript?: true }
  >;
};
const locked = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  // An alias has a name of its own.
  .map(([path, each]) => ({ name: path.replace(/^.*node_modules\//, ''), ...each }));
const named = (packages: readonly { name: string; version?: string }[]) =>
  [...new Set(packages.map(({ name, version }) => `${name}@${version}`))].toSorted();

const isBundled = ({ properties }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:bundled');

describe('installed packages', () => {
  test('has only packages with allowed licences', () => {
    // Packages shipped to borrowers are permissive; build and test tools may also be weak copyleft, because they are not distributed.
    const permissive =
      /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense)$/;
    const building =
      /^(MPL-2\.0|CC-BY-4\.0|Python-2\.0|PSF-2\.0|EPL-2\.0 OR GPL-3\.0-or-later|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT OR CC0-1\.0\)|\(MIT AND Zlib\)|\(Unlicense OR Apache-2\.0\))$/;
    // Its package names none; its LICENSE file is MIT's.
    const unnamed: Record<string, string> = { khroma: 'MIT' };
    const isAllowed = ({ name, scope, licenses = [] }: Component) => {
      const [{ license, expression } = {}] = licenses;
      const licence = license?.id ?? expression ?? unnamed[name] ?? '';
      return permissive.test(licence) || (scope === 'optional' && building.test(licence));
    };
    expect(named(bill.components.filter((each) => !isAllowed(each)))).toEqual([]);
  });

  test("has no deprecated package, because .npmrc hides npm's warnings", () => {
    expect(named(locked.filter(({ deprecated }) => deprecated))).toEqual([]);
  });

  test('runs only the install scripts that are listed here', () => {
    // The script of protobufjs only warns about its version; `allowScripts` in package.json only allows node's.
    expect(locked.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? name : []))).toEqual([
      'node',
      'protobufjs',
    ]);
  });

  test('has a hash for every package except those inside the archive of another one', () => {
    expect(named(bill.components.filter((each) => !each.hashes?.[0] && !isBundled(each)))).toEqual([]);
    // No borrower downloads one of these.
    expect(bill.components.filter((each) => isBundled(each) && each.scope === 'required')).toEqual([]);
  });

  test('documents the packages of the lock file', () => {
    expect(bill.components.map((each) => each['bom-ref']).toSorted()).toEqual(named(locked));
  });
});
