import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const chunksOf = async (staffTools: string): Promise<Rolldown.OutputChunk[]> => {
  vi.stubEnv('VITE_STAFF_TOOLS', staffTools);
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({ logLevel: 'error', build: { write: false } });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
};

const hasPreview = (chunks: Rolldown.OutputChunk[]) =>
  chunks.some((chunk) =>
    Object.keys(chunk.modules).some((source) => source.includes('/machines/testPreview/')),
  );
const hasDescriptions = (chunks: Rolldown.OutputChunk[]) =>
  chunks.some(({ code }) => /description:\s*["'`]/.test(code));

test(
  'the preview and the descriptions of states are in the build of the staff alone',
  {
    timeout: 60_000,
  },
  async () => {
    const staff = await chunksOf('1');
    expect([hasPreview(staff), hasDescriptions(staff)]).toEqual([true, true]);
    const borrowers = await chunksOf('');
    expect([hasPreview(borrowers), hasDescriptions(borrowers)]).toEqual([false, false]);
  },
);
