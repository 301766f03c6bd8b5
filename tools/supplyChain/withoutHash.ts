import type { LockedPackage } from './packages.ts';

/**
 * Native bindings for platforms on which the lock file was not written: their hashes are unknown, and `npm ci` there installs them unchecked. None is
 * shipped, none is installed on Linux with glibc. `npm install` against a registry that has them adds the hashes; then their rows can be removed.
 */
const oxc = [
  'android-arm-eabi',
  'android-arm64',
  'darwin-arm64',
  'darwin-x64',
  'freebsd-x64',
  'linux-arm-gnueabihf',
  'linux-arm-musleabihf',
  'linux-ppc64-gnu',
  'linux-riscv64-gnu',
  'linux-riscv64-musl',
  'linux-s390x-gnu',
  'openharmony-arm64',
  'win32-arm64-msvc',
  'win32-ia32-msvc',
  'win32-x64-msvc',
];
const oxcWithMusl = [...oxc, 'linux-arm64-musl', 'linux-x64-musl'];
const oxide = [
  'android-arm64',
  'darwin-arm64',
  'darwin-x64',
  'freebsd-x64',
  'linux-arm-gnueabihf',
  'wasm32-wasi',
  'win32-arm64-msvc',
  'win32-x64-msvc',
];

export const mayLackHash: readonly string[] = [
  ...oxc.map((platform) => `@oxc-parser/binding-${platform}@0.156.0`),
  ...oxcWithMusl.map((platform) => `@oxfmt/binding-${platform}@0.79.0`),
  ...oxcWithMusl.map((platform) => `@oxlint/binding-${platform}@1.94.0`),
  ...oxide.map((platform) => `@tailwindcss/oxide-${platform}@4.3.5`),
].toSorted();

export const lackHash = (packages: readonly LockedPackage[]): string[] =>
  packages.flatMap(({ name, version, integrity }) => (integrity ? [] : `${name}@${version}`)).toSorted();
