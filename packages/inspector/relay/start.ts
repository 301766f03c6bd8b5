import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startServer } from './server.ts';

const help = `statechart-inspector: the inspector's page and the relay that pages send their frames to

  --port <number>        4174 by default
  --host <address>       127.0.0.1 by default; 0.0.0.0 opens it to other machines
  --origin <origin>      a page that may connect from elsewhere; may be given several times
  --token <text>         what every connection has to show; made up where other machines can connect
  --recordings <folder>  keeps every run in a file
  --charts <file>        a build's charts.json, for receivers of @statelyai/inspect
`;

const isLocal = (host: string): boolean => /^(localhost|127\.|::1$)/.test(host);

const read = () =>
  parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      port: { type: 'string', default: '4174' },
      host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
      origin: { type: 'string', multiple: true, default: [] },
      token: { type: 'string' },
      recordings: { type: 'string', default: '' },
      charts: { type: 'string', default: 'dist/charts.json' },
    },
  }).values;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const problemOf = (error: unknown, port: string): string =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? `Port ${port} is busy: choose another one with --port, and give it to createInspector({ relay: 'http://localhost:<port>' }).`
    : messageOf(error);

/** Runs the command; `page` is the folder of the built page. Resolves with an exit code if the command fails. */
export const main = async (page: string): Promise<number> => {
  let values: ReturnType<typeof read>;
  try {
    values = read();
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${help}`);
    return 2;
  }
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const { host, origin, recordings, charts } = values;
  const isOpen = !isLocal(host) || origin.length > 0;
  const token = values.token ?? (isOpen ? randomBytes(9).toString('base64url') : '');
  try {
    const port = Number(values.port);
    const server = await startServer({
      port,
      host,
      origins: origin,
      token,
      recordings,
      charts,
      page,
      localPages: true,
    });
    const query = token && `?token=${token}`;
    process.stdout.write(
      (server.hasPage ? `The inspector is at http://localhost:${server.port}/${query}\n` : '') +
        `The relay listens at ws://localhost:${server.port}/relay${query}\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(`${problemOf(error, values.port)}\n`);
    return 2;
  }
};
