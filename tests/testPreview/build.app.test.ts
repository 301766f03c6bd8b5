import { build, type Rolldown } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** Where each chunk of a build comes from. */
const sourcesOf = async (staffTools: string): Promise<string[]> => {
  vi.stubEnv('VITE_STAFF_TOOLS', staffTools);
  vi.stubEnv('NODE_ENV', 'production');
  const result = await build({ logLevel: 'error', build: { write: false } });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
};

test('the preview is in the build of the staff alone', { timeout: 60_000 }, async () => {
  const isPreview = (source: string) => /testPreview/.test(source);
  expect((await sourcesOf('1')).filter(isPreview)).not.toEqual([]);
  expect((await sourcesOf('')).filter(isPreview)).toEqual([]);
});
