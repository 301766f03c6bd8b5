import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Database, Tables } from '../database.ts';
import type { UploadedFile } from './route.ts';

/** How long a key is remembered, in milliseconds: a day. Afterwards it counts as new. */
const lifetime = 86_400_000;

/** Responses by idempotency key, refusals included; `given_at` in epoch milliseconds. */
export const idempotencyTables: Tables = {
  schema: `
    create table if not exists answers (
      key text primary key, fingerprint text not null, body text not null, given_at integer not null
    );
  `,
};

export const fingerprintOf = (
  path: string,
  body: Readonly<Record<string, string | UploadedFile>>,
): string => {
  const fields = Object.entries(body)
    .map(([name, value]) => [name, typeof value === 'string' ? value : digest(value.bytes)])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return digest(JSON.stringify([path, fields]));
};
const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');

export const answerBefore = (
  database: Database,
  key: string,
): { fingerprint: string; body: string } | undefined =>
  database.one(
    v.object({ fingerprint: v.string(), body: v.string() }),
    'select fingerprint, body from answers where key = ? and given_at > ?',
    key,
    database.now() - lifetime,
  );

/** Stores a key's response for a day, so that a pending request is never executed twice. */
export const keepAnswer = (database: Database, key: string, fingerprint: string, body: string): void => {
  const now = database.now();
  database.run('delete from answers where given_at <= ?', now - lifetime);
  database.run(
    'insert into answers (key, fingerprint, body, given_at) values (?, ?, ?, ?)',
    key,
    fingerprint,
    body,
    now,
  );
};
