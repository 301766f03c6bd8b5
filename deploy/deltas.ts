import { createHash } from 'node:crypto';

/**
 * A browser that has an older release's script or stylesheet can download only the difference (compression dictionaries, RFC 9842). The response of
 * each file names the later files that it is a dictionary for; a request for one of them names the dictionary by its hash.
 */

/** Below the base: `.deltas/<SHA-256 of the old file, in base64>/<name of the new file>`. A slash in the hash is a folder, so a server need not convert it. */
export const deltaFolder = '.deltas/';

export const deltaPath = (old: Uint8Array, name: string): string =>
  `${deltaFolder}${createHash('sha256').update(old).digest('base64')}/${name}`;

/** Content hashes, eight hexadecimal digits, change with each release; the rest of a file's name does not. */
const contentHash = String.raw`[\da-f]{8}`;

const hashInName = new RegExp(String.raw`-${contentHash}(?=\.(js|css)$)`);

export const stableName = (name: string): string => name.replace(hashInName, '');

/** Pattern of a script's or stylesheet's path: what its versions have in common, before and after the hash. */
export const versionedPath = (folder: string): string =>
  String.raw`^(${folder}[\w.-]+-)${contentHash}(\.(?:js|css))$`;

/** The value of `Use-As-Dictionary` for a path whose parts `versionedPath` has found. */
export const dictionaryFor = (before: string, after: string): string => `match="${before}*${after}"`;

/** Pattern of `Available-Dictionary`, with the hash in base64. */
export const availableDictionary = '^:([A-Za-z0-9+/]{43}=):$';

export const deltaVary = 'Accept-Encoding, Available-Dictionary';
