import { Hono } from 'hono';
import type * as v from 'valibot';
import { groups, tables } from '../../sandbox/api/index.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { lastCaptcha } from '../../sandbox/domain/captcha.ts';
import { lastSms } from '../../sandbox/domain/sms.ts';
import { createGateway, type GatewayEnv, recordCalls } from '../../sandbox/gateway.ts';
import { type Dialect, speakDialect } from '../../sandbox/dialects.ts';
import { lockKeys } from '../../sandbox/keys.ts';

export const testBackendBase = 'https://backend.example/gateway';

/** The sandbox in this process: no network, no file, and a clock that `now` sets (epoch milliseconds). */
export function createTestBackend(now: () => number, dialect: Dialect = 'plain') {
  const database = openDatabase(':memory:', tables, now);
  const app = new Hono<GatewayEnv>();
  app.use('/gateway/*', recordCalls(database, '/gateway'), lockKeys(), speakDialect({ dialect }));
  app.route('/gateway', createGateway(database));
  return {
    fetch: async (url: string, init?: RequestInit): Promise<Response> => app.request(url, init),
    /** What a person would read: the last SMS code, and the last captcha's characters. */
    smsCode: () => lastSms(database)?.code ?? '',
    captcha: () => lastCaptcha(database)?.characters ?? '',
    close: () => database.close(),
  };
}

/** The schema of what each call is sent, by method and path. */
export const payloadSchemas = new Map<string, v.GenericSchema>(
  groups.flatMap(({ routes }) =>
    routes.map(({ method, path, payload }) => [`${method} ${path}`, payload] as const),
  ),
);
