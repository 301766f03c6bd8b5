import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const root = join(import.meta.dirname, '..');
const file = join(root, 'docs/supply/sbom.cdx.json');
const billSchema = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({}) }),
  components: v.array(v.unknown()),
});
const read = (json: string) => v.parse(billSchema, JSON.parse(json));

/** `npm run supply`: npm's bill of materials (CycloneDX) of the lock file. It keeps its number and time while no package changes. */
const bill = read(
  execFileSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  ),
);
// npm names it after its folder.
bill.metadata.component['name'] = 'loan-web-app';
const listed = ({ components }: typeof bill) => JSON.stringify(components);
if (!existsSync(file) || listed(read(readFileSync(file, 'utf8'))) !== listed(bill))
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
