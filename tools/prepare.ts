import { execFileSync } from 'node:child_process';

/** Runs after an installation: enables the hook in .githooks, which formats and lints commits. A copy without git needs none. */
try {
  execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
} catch {
  // Without git or a repository there are no commits.
}
