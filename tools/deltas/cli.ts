import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isStaffBuild, staffRefusal } from '../../deploy/staff.ts';
import { writeDeltas } from './write.ts';

/** `npm run deltas -- --since <folder of a release>`: the build's changed files, as their difference from that release (deploy/README.md). */
const { values, positionals } = parseArgs({
  options: { since: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const [build = 'dist'] = positionals;
const since = values.since ?? [];
const missing = [build, ...since].find((folder) => !existsSync(join(folder, 'assets')));
if (since.length === 0 || missing !== undefined) {
  console.error(
    missing === undefined
      ? 'Usage: npm run deltas -- --since <folder of a release> [folder of the build]'
      : `${missing} contains no build: it has no folder assets`,
  );
  process.exit(1);
}
const releaseOf = (folder: string) => {
  const file = join(folder, 'release.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
};
const staff = [build, ...since].find((folder) => isStaffBuild(releaseOf(folder)));
if (staff !== undefined) {
  console.error(`${staff}: ${staffRefusal}`);
  process.exit(1);
}
const written = since.flatMap((folder) => writeDeltas(build, folder));
const kilobytes = (size: (one: (typeof written)[number]) => number) =>
  (written.reduce((sum, one) => sum + size(one), 0) / 1000).toFixed(1);
console.log(
  `${written.length} deltas: ${kilobytes(({ delta }) => delta)} KB instead of ${kilobytes(({ whole }) => whole)} KB with brotli`,
);
