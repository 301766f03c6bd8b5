import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The chunks of a build, and whether charts stand beside them. */
const built = async (staffTools: string) => {
  vi.stubEnv('VITE_STAFF_TOOLS', staffTools);
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({ logLevel: 'error', build: { write: false } });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return {
    chunks: output.filter((file) => file.type === 'chunk'),
    hasCharts: output.some(({ fileName }) => /charts/.test(fileName)),
  };
};

const root = join(import.meta.dirname, '../..');

/** Whether a source is in a build; `part` is looked for in its path from the project's folder, which may be called anything. */
const hasSource = (chunks: Rolldown.OutputChunk[], part: RegExp) =>
  chunks.some((chunk) => Object.keys(chunk.modules).some((source) => part.test(relative(root, source))));
const hasPreview = (chunks: Rolldown.OutputChunk[]) => hasSource(chunks, /^(machines|views)\/testPreview\//);
const hasContract = (chunks: Rolldown.OutputChunk[]) =>
  hasSource(chunks, /^contract\/(api|backend|page|shell|shellCheck)\//);
const hasInspector = (chunks: Rolldown.OutputChunk[]) => hasSource(chunks, /^inspector\//);
/** What obeys an inspector: sends an event, begins at a moment. */
const obeying = ['inspector/commands.ts', 'inspector/restore/moment.ts', 'inspector/restore/startAt.ts'];
const hasCommands = (chunks: Rolldown.OutputChunk[]) =>
  hasSource(chunks, new RegExp(`^(${obeying.join('|')})$`));
/** A description of a state is a text; a schema's default of that name is empty. */
const hasDescriptions = (chunks: Rolldown.OutputChunk[]) =>
  chunks.some(({ code }) => /description:\s*["'`][^"'`]/.test(code));

test(
  'the preview, the contract, the inspector and the descriptions of states are in the build of the staff alone',
  {
    timeout: 60_000,
  },
  async () => {
    // What is looked for is there to be found.
    expect(obeying.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const [staff, borrowers] = [await built('1'), await built('')];
    const found = ({ chunks, hasCharts }: typeof staff) => ({
      preview: hasPreview(chunks),
      contract: hasContract(chunks),
      descriptions: hasDescriptions(chunks),
      inspector: hasInspector(chunks),
      charts: hasCharts,
      // Only the sandbox's own build can be told what to do, or to begin at a moment.
      commands: hasCommands(chunks),
    });
    expect(found(staff)).toEqual({
      preview: true,
      contract: true,
      descriptions: true,
      inspector: true,
      charts: true,
      commands: false,
    });
    expect(Object.values(found(borrowers))).toEqual(Array.from({ length: 6 }, () => false));
  },
);
