import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const swiftc = (parameters: string[]) => {
  const { status, stdout, stderr, error } = spawnSync('swiftc', parameters, { encoding: 'utf8' });
  return { works: status === 0, says: error?.message ?? stdout + stderr };
};

/** Swift for Linux, from 6.0: older versions have no `URL.host()`. On a Mac, Apple's own modules would be in the way. */
export const hasSwift = (): boolean => {
  const { works, says } = swiftc(['--version']);
  return works && Number(/Swift version (\d+)/.exec(says)?.[1]) >= 6 && /Target: \S*linux/.test(says);
};

/** Linux then accepts `@objc` and `#selector`, also on classes of a Foundation without the Objective-C runtime. */
const objectiveC = [
  '-Xfrontend',
  '-enable-objc-interop',
  '-Xfrontend',
  '-disable-objc-attr-requires-foundation-module',
];

const checked = (folder: string) => ['-swift-version', '5', ...objectiveC, '-I', folder];

/** Returns the folder of the compiled modules. */
export const compileDeclarations = (root: string, tools: string): string => {
  const folder = join(tools, 'ios');
  mkdirSync(folder, { recursive: true });
  for (const name of ['ObjectiveC', 'UIKit', 'WebKit']) {
    const files = globSync(`tests/hosts/ios/stubs/${name}/*.swift`, { cwd: root }).toSorted();
    const { works, says } = swiftc([
      ...checked(folder),
      '-emit-module',
      '-module-name',
      name,
      '-o',
      join(folder, `${name}.swiftmodule`),
      ...files.map((file) => join(root, file)),
    ]);
    if (!works) throw new Error(says);
  }
  return folder;
};

export const typeCheck = (folder: string, files: string[], ...flags: string[]) =>
  swiftc([...checked(folder), '-typecheck', '-module-name', 'LoanHost', ...flags, ...files]);
