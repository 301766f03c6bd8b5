import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Build, readBuild } from './downloads.ts';

const root = join(import.meta.dirname, '../..');

export async function olderBuild(since: string): Promise<Build> {
  if (existsSync(join(since, 'release.json'))) return readBuild(since);
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const sources = join(folder, 'sources');
  try {
    execFileSync('git', ['worktree', 'add', '--detach', sources, since], { cwd: root, stdio: 'ignore' });
    symlinkSync(join(root, 'node_modules'), join(sources, 'node_modules'));
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--outDir', join(folder, 'dist'), '--logLevel', 'error'],
      { cwd: sources, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    return readBuild(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  }
}
