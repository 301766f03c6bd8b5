import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressors = {
  br: promisify(brotliCompress),
  gz: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: 9 }),
};

/** Writes a brotli and a gzip file beside every text that gets smaller: a server sends them unchanged, and compresses nothing itself. */
export const precompressed: Plugin = {
  name: 'precompressed',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    async handler({ dir = 'dist' }) {
      const texts = globSync('**/*.{html,js,css,json,svg,txt,webmanifest}', { cwd: dir });
      await Promise.all(
        texts.map(async (name) => {
          const file = join(dir, name);
          const bytes = await readFile(file);
          for (const [extension, compress] of Object.entries(compressors)) {
            const packed = await compress(bytes);
            if (packed.length < bytes.length) await writeFile(`${file}.${extension}`, packed);
          }
        }),
      );
    },
  },
};
