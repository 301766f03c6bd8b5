import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { billOf, licencesOf } from '../../tools/supplyChain/files.ts';
import { lockedPackages, root } from '../../tools/supplyChain/packages.ts';
import { lackHash } from '../../tools/supplyChain/withoutHash.ts';

const packages = lockedPackages();
const named = (filter: (each: (typeof packages)[number]) => boolean) =>
  packages.filter(filter).map(({ name, version }) => `${name}@${version}`);

describe('installed packages', () => {
  test('has only packages with allowed licences', () => {
    // Packages shipped to borrowers are permissive; build and test tools may also be weak copyleft, because they are not distributed.
    const permissive =
      /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense)$/;
    const building =
      /^(MPL-2\.0|CC-BY-4\.0|Python-2\.0|PSF-2\.0|EPL-2\.0 OR GPL-3\.0-or-later|\(MPL-2\.0 OR Apache-2\.0\)|\(MIT OR CC0-1\.0\)|\(MIT AND Zlib\)|\(Unlicense OR Apache-2\.0\)|MIT OR SEE LICENSE IN FEEL-FREE\.md)$/;
    expect(named(({ licence, isShipped }) => isShipped && !permissive.test(licence))).toEqual([]);
    expect(
      named(({ licence, isShipped }) => !isShipped && !permissive.test(licence) && !building.test(licence)),
    ).toEqual([]);
  });

  test("has no deprecated package, because .npmrc hides npm's warnings", () => {
    expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"deprecated"');
  });

  test('runs only the install scripts that are listed here', () => {
    // The script of protobufjs only warns about its version; `allowScripts` in package.json only allows node's.
    expect(packages.flatMap(({ name, hasInstallScript }) => (hasInstallScript ? name : []))).toEqual([
      'node',
      'protobufjs',
    ]);
  });

  test('has a hash for every package except those inside the archive of another one', () => {
    expect(lackHash(packages)).toEqual([]);
    expect(packages.filter(({ isBundled, isShipped }) => isBundled && isShipped)).toEqual([]);
  });

  test('has exactly the packages that are needed', () => {
    const { components, dependencies } = billOf(packages, '');
    const refs = new Set<string>(components.map((each) => each['bom-ref']));
    const needed = new Set(dependencies.flatMap(({ dependsOn = [] }) => dependsOn));
    expect([...needed].filter((ref) => !refs.has(ref))).toEqual([]);
    expect([...refs].filter((ref) => !needed.has(ref))).toEqual([]);
  });

  test('documents the packages of the lock file: `npm run supply` updates it', () => {
    const written = (file: string) => readFileSync(join(root, 'docs/supply', file), 'utf8');
    const bill = JSON.parse(written('sbom.cdx.json')) as ReturnType<typeof billOf>;
    const { timestamp } = bill.metadata;
    expect(bill).toEqual(billOf(packages, timestamp));
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(written('licences.md')).toBe(licencesOf(packages));
  });
});
