import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrival {
  method: string;
  /** Without the query. */
  path: string;
  url: string;
  key: string;
  body: string;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

type Fate = Answer | 'silence' | 'cut' | 'pass';

/** `company` lets the sandbox handle the request and resolves with its response. */
type Handler = (arrival: Arrival, company: () => Promise<Answer>) => Fate | Promise<Fate>;

export interface Gate {
  url: string;
  arrivals: Arrival[];
  /** Handles requests whose path ends with this, until the next `reset`. The newest handler wins. */
  on(path: string, handler: Handler): void;
  /** Milliseconds by which the company's `Date` is ahead of this machine's clock. */
  clockAhead: number;
  reset(): void;
  close(): Promise<void>;
}

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

const connectionOnly = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

export const startGate = async (target: string): Promise<Gate> => {
  const { hostname, port, host, origin } = new URL(target);
  let handlers: { path: string; handler: Handler }[] = [];
  const silent = new Set<ServerResponse>();

  const forward = (asked: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      // To the sandbox, the request comes from a page of its own.
      const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
      const { method, url: path } = asked;
      request({ hostname, port, path, method, headers }, resolve).on('error', reject).end(body);
    });

  const gate: Gate = {
    url: '',
    arrivals: [],
    clockAhead: 0,
    on: (path, handler) => void (handlers = [{ path, handler }, ...handlers]),
    reset: () => {
      handlers = [];
      gate.clockAhead = 0;
      gate.arrivals.length = 0;
      // A browser repeats a request whose connection is cut.
      for (const response of silent) response.writeHead(502).end();
      silent.clear();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const dated = (): Record<string, string> =>
    gate.clockAhead === 0 ? {} : { date: new Date(Date.now() + gate.clockAhead).toUTCString() };

  const serve = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await read(asked);
    const url = asked.url ?? '/';
    const path = url.replace(/\?.*/, '');
    const arrival: Arrival = {
      method: asked.method ?? '',
      path,
      url,
      key: String(asked.headers['idempotency-key'] ?? ''),
      body: sent.toString(),
    };
    if (arrival.method === 'POST') gate.arrivals.push(arrival);
    const company = async (): Promise<Answer> => {
      const answer = await forward(asked, sent);
      const headers = Object.fromEntries(
        Object.entries(answer.headers).filter(([name]) => !connectionOnly.includes(name)),
      ) as Record<string, string>;
      return { status: answer.statusCode ?? 0, headers, body: await read(answer) };
    };
    const found = handlers.find(({ path: end }) => path.endsWith(end));
    const fate = found ? await found.handler(arrival, company) : 'pass';
    if (fate === 'silence') return void silent.add(response);
    if (fate === 'cut') return void response.destroy();
    if (fate === 'pass') {
      const answer = await forward(asked, sent);
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...dated() });
      answer.pipe(response);
      return;
    }
    response.writeHead(fate.status, { ...fate.headers, ...dated() }).end(fate.body);
  };
  const server = createServer((asked, response) => {
    // A killed browser, or a page that gave up, receives nothing.
    serve(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  gate.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return gate;
};
