import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Wanted {
  path: string;
  package: string;
}

/** Needs root and apt. Resolves with why the program is still missing, or ''. */
export const whyMissing = ({ path, package: name }: Wanted): string => {
  if (existsSync(path)) return '';
  if (process.getuid?.() !== 0) return `no ${path}, and installing ${name} needs root`;
  if (!existsSync('/usr/bin/apt-get')) return `no ${path}, and no apt-get to install ${name} with`;
  // At run level 1 Debian installs a server without starting it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;
  try {
    execFileSync('sh', ['-c', install], { env, stdio: 'pipe', timeout: 120_000 });
  } catch {
    return `no ${path}, and apt-get could not install ${name}`;
  }
  return existsSync(path) ? '' : `no ${path} in ${name}`;
};
