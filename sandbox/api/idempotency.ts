import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Database, tableOf, type Tables } from '../database.ts';
import type { UploadedFile } from './route.ts';

/** How long a key is remembered, in milliseconds: a day. Afterwards it counts as new. */
const lifetime = 86_400_000;

const answerRow = v.object({
  key: v.string(),
  fingerprint: v.string(),
  body: v.string(),
  given_at: v.number(),
});

/** Responses by idempotency key, refusals included; `given_at` in epoch milliseconds. */
export const idempotencyTables: Tables = {
  schema: tableOf('answers', answerRow),
};

export function fingerprintOf(path: string, body: Readonly<Record<string, string | UploadedFile>>): string {
  const fields = Object.entries(body)
    .map(([name, value]) => [name, typeof value === 'string' ? value : digest(value.bytes)])
    .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return digest(JSON.stringify([path, fields]));
}
const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url');

export const answerBefore = (
  database: Database,
  key: string,
): { fingerprint: string; body: string } | undefined =>
  database.one(
    answerRow,
    'select * from answers where key = ? and given_at > ?',
    key,
    database.now() - lifetime,
  );

/** Stores a key's response for a day, so that a pending request is never executed twice. */
export function keepAnswer(database: Database, key: string, fingerprint: string, body: string): void {
  const now = database.now();
  database.run('delete from answers where given_at <= ?', now - lifetime);
  database.insert('answers', { key, fingerprint, body, given_at: now });
}
