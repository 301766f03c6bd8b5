import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOf, licencesOf } from './files.ts';
import { lockedPackages, root } from './packages.ts';
import { lackHash } from './withoutHash.ts';

/** `npm run supply`: writes the bill of materials and the licences of everything in the lock file. */
const packages = lockedPackages();
const folder = join(root, 'docs/supply');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'sbom.cdx.json');
const bill = billOf(packages, new Date().toISOString());
const isKnown = existsSync(file) && readFileSync(file, 'utf8').includes(bill.serialNumber);
if (!isKnown) writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(join(folder, 'licences.md'), licencesOf(packages));
const unnamed = lackHash(packages);
process.stdout.write(`${packages.length} packages in docs/supply\n`);
if (unnamed.length > 0) {
  process.stderr.write(`Without a hash: ${unnamed.join(', ')}\n`);
  process.exitCode = 1;
}
