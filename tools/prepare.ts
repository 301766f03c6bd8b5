import { execFileSync } from 'node:child_process';

/** Runs after an installation: commits are formatted and linted by the hook in .githooks. A copy without git needs none. */
try {
  execFileSync('git', ['config', 'core.hooksPath', '.githooks'], { stdio: 'ignore' });
} catch {
  // No git here, or no repository: nothing is committed from such a copy.
}
