import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

interface Operation {
  responses: Record<string, { content?: Record<string, { examples?: Record<string, { value: unknown }> }> }>;
}

/** Milliseconds that each answer takes. */
const latency = 20;

/** Answers with the contract's examples. */
export async function startBackend(): Promise<{ url: string; connections(): number; close(): void }> {
  const file = join(import.meta.dirname, '../../docs/api/openapi.json');
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const answers = new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ responses }): [string, string] => {
        const examples = responses['200']?.content?.['application/json']?.examples ?? {};
        return [path, JSON.stringify(Object.values(examples)[0]?.value ?? {})];
      }),
    ),
  );
  let connections = 0;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '').replace('/gateway', '');
    request.resume().on('end', () => {
      setTimeout(() => {
        response.writeHead(answers.has(path) ? 200 : 404, { 'Content-Type': 'application/json' });
        response.end(answers.get(path) ?? '{}');
      }, latency);
    });
  }).on('connection', () => void (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
