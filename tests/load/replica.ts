import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../freePort.ts';

const entry = join(import.meta.dirname, '../../deploy/container/start.sh');

export interface Replica {
  port: number;
  agent: Agent;
  /** Ends as a container does: no new connections, requests in progress are completed. */
  stop(): Promise<void>;
}

/** Starts the container's entry for a build; resolves when it is ready. */
export async function startReplica(site: string, api: string): Promise<Replica> {
  const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'replica-'))];
  chmodSync(folder, 0o755);
  const server = spawn(entry, [], {
    stdio: 'ignore',
    env: {
      PATH: `${process.env['PATH']}:/usr/sbin`,
      RUN_FOLDER: folder,
      SITE_FOLDER: site,
      PORT: String(port),
      API_UPSTREAM: api,
    },
    detached: true,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const until = Date.now() + 30_000; !(await isReady()); await delay(50))
    if (server.exitCode !== null || Date.now() > until) throw new Error('A replica does not start');
  return {
    port,
    agent,
    stop: async () => {
      // The service has stopped sending requests; the kubelet waits as long (preStop).
      await delay(500);
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      agent.destroy();
      await ended;
      // What the entry left in the background.
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
