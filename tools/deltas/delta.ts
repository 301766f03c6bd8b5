import { createHash } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';

const magic = Buffer.from('5e2a4d1820000000', 'hex');

/**
 * Compresses `bytes` with the dictionary `old`, as `Content-Encoding: dcz` (RFC 9842): a header with the dictionary's hash, then Zstandard. Its
 * window, at this level 8 MB at most, is one that every browser accepts.
 */
export const deltaOf = (old: Uint8Array, bytes: Uint8Array): Buffer =>
  Buffer.concat([
    magic,
    createHash('sha256').update(old).digest(),
    zstdCompressSync(bytes, {
      dictionary: old,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  ]);
