import { join, relative } from 'node:path';
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

const root = join(import.meta.dirname, '../..');

/** Whether a source is in a build; `part` is looked for in its path from the project's folder, which may be called anything. */
const hasSource = (chunks: Rolldown.OutputChunk[], part: RegExp) =>
  chunks.some((chunk) => Object.keys(chunk.modules).some((source) => part.test(relative(root, source))));
const hasPreview = (chunks: Rolldown.OutputChunk[]) => hasSource(chunks, /^(machines|views)\/testPreview\//);
const hasContract = (chunks: Rolldown.OutputChunk[]) =>
  hasSource(chunks, /^contract\/(api|backend|page|shell|shellCheck)\//);
const hasInspector = (chunks: Rolldown.OutputChunk[]) => hasSource(chunks, /^inspector\//);
const hasCommands = (chunks: Rolldown.OutputChunk[]) => hasSource(chunks, /^inspector\/commands/);
/** A description of a state is a text; a schema's default of that name is empty. */
const hasDescriptions = (chunks: Rolldown.OutputChunk[]) =>
  chunks.some(({ code }) => /description:\s*["'`][^"'`]/.test(code));

test(
  'the preview, the contract and the descriptions of states are in the build of the staff alone',
  {
    timeout: 60_000,
  },
  async () => {
    const staff = await chunksOf('1');
    expect([hasPreview(staff), hasContract(staff), hasDescriptions(staff), hasInspector(staff)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    // Only the sandbox's own build can be told what to do.
    expect(hasCommands(staff)).toBe(false);
    const borrowers = await chunksOf('');
    expect([
      hasPreview(borrowers),
      hasContract(borrowers),
      hasDescriptions(borrowers),
      hasInspector(borrowers),
      hasCommands(borrowers),
    ]).toEqual([false, false, false, false, false]);
  },
);
