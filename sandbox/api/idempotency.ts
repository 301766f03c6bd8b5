import * as v from 'valibot';
import type { Database, Tables } from '../database.ts';

/** Answers that were given to idempotency keys. */
export const idempotencyTables: Tables = {
  schema: `
    create table if not exists answers (key text not null, path text not null, body text not null, primary key (key, path));
  `,
};

/** The answer that was given to this key at this path before; undefined when there is none. */
export const answerBefore = (database: Database, key: string, path: string): string | undefined =>
  database.one(
    v.object({ body: v.string() }),
    'select body from answers where key = ? and path = ?',
    key,
    path,
  )?.body;

/** Keeps an answer, so that the same intent is never done twice. */
export const keepAnswer = (database: Database, key: string, path: string, body: string): void => {
  database.run('insert into answers (key, path, body) values (?, ?, ?)', key, path, body);
};
