import { createServer } from 'node:net';
import { join } from 'node:path';
import { buildWhenNeeded, staffBuild } from './build.ts';
import { databaseTrouble } from './database.ts';
import { parseEnvironment } from '../services/visit/environment.ts';
import { demonstrate } from './demonstration.ts';
import { describeDemonstration } from './describeDemonstration.ts';
import { isOpen, lanAddress } from './lan.ts';
import { startSandbox } from './server.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, staffBuild);
const dev = process.argv.includes('--dev');
const port = Number(process.env['PORT'] ?? 4173);
const host = process.env['HOST'] || '127.0.0.1';

const stop = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** Whether another process listens on the port; checked before the build, which takes time. */
const isBusy = (wanted: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(wanted, host, () => probe.close(() => resolve(false)));
  });

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`PORT is ${process.env['PORT']}, expected a number from 0 to 65535.`);
if (await isBusy(port))
  stop(`Port ${port} is busy. Stop what uses it, or choose another one: PORT=${port + 1} npm start`);

demonstrate(process.env);
if (!dev)
  await buildWhenNeeded(root, dist).catch((error: unknown) => stop(`The build failed. ${String(error)}`));
const databaseFile = join(root, '.sandbox/sandbox.db');
const names = (process.env['ALLOWED_HOSTS'] ?? '').split(',').filter(Boolean);
const sandbox = await startSandbox({ port, host, names, databaseFile, dist, dev }).catch((error: unknown) => {
  const trouble = databaseTrouble(error);
  if (!trouble) throw error;
  return stop(`${trouble} It is ${databaseFile}.`);
});
const { basePath, language, phoneRule } = parseEnvironment(process.env);
const base = dev ? '/' : basePath;
const app = sandbox.url + base;
const lan = lanAddress();
const onPhone = isOpen(host)
  ? lan && `http://${lan}:${sandbox.port}${base}simulator/`
  : 'HOST=0.0.0.0 npm start';
console.log(`
  Simulator    ${app}simulator/${onPhone ? `     (on a phone: ${onPhone})` : ''}
  App          ${app}
  Promotion    ${app}promotion/
  Inspector    ${app}inspector/     (watches the simulator, and every page opened with ?inspect=ws)

  ${describeDemonstration(language, phoneRule)}
  The ordered texts: choose 'Specification' at 'Texts' in the simulator, or add ?lang=spec to an address.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
