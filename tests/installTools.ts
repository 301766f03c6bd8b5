import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Only one script needs the packages. Returns their folder. */
export const installTools = (root: string, name: string): string => {
  const [wanted, tools] = [join(root, 'tests', name), join(root, `.${name}`)];
  const lockIn = (folder: string) => {
    const file = join(folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lockIn(wanted) === lockIn(tools) && existsSync(join(tools, 'node_modules'))) return tools;
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(wanted, file), join(tools, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  execFileSync('npm', ['ci', ...options], {
    cwd: tools,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return tools;
};
