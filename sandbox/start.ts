import { join } from 'node:path';
import { buildWhenNeeded } from './build.ts';
import { startSandbox } from './server.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const dev = process.argv.includes('--dev');
const port = Number(process.env['PORT'] ?? 4173);

const complain = (message: string) => {
  console.error(message);
  process.exit(1);
};

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  complain(`PORT is ${process.env['PORT']}, expected a number from 0 to 65535.`);

try {
  if (dev) process.env['VITE_STAFF_TOOLS'] ??= '1';
  else await buildWhenNeeded(root, dist);
  const sandbox = await startSandbox({ port, databaseFile: join(root, '.sandbox/sandbox.db'), dist, dev });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
  complain(`Port ${port} is busy. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);
}
