import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf, licencesOf } from './files.ts';
import { lockedPackages, root } from './packages.ts';
import { lackHash, mayLackHash } from './withoutHash.ts';

/** `npm run supply`: writes the bill of materials and the licences of everything in the lock file. */
const packages = lockedPackages();
const folder = join(root, 'docs/supply');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sbom.cdx.json'), `${JSON.stringify(billOf(packages), null, 2)}\n`);
writeFileSync(join(folder, 'licences.md'), licencesOf(packages));
const unnamed = lackHash(packages).filter((each) => !mayLackHash.includes(each));
process.stdout.write(
  `${packages.length} packages in docs/supply; without a hash, as tools/supplyChain/withoutHash.ts says why: ${mayLackHash.length}\n`,
);
if (unnamed.length > 0) {
  process.stderr.write(`Without a hash, and not named there: ${unnamed.join(', ')}\n`);
  process.exitCode = 1;
}
