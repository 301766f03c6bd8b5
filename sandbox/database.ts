import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { createJournal } from './journal.ts';

export type Row = Readonly<Record<string, SQLInputValue>>;
type Seed = Readonly<Record<string, readonly Row[]>>;

export interface Tables {
  schema: string;
  seed?: Seed;
}

/** The statement that makes a table for rows of this schema. Its first column is the key; any other that is not given is 0, empty, or null if it may be. */
export function tableOf(name: string, { entries }: v.ObjectSchema<v.ObjectEntries, undefined>): string {
  const columns = Object.entries(entries).map(([column, schema], index) => {
    const kind = 'wrapped' in schema ? (schema.wrapped as v.GenericSchema).type : schema.type;
    const [type, absent] = kind === 'number' ? ['integer', '0'] : ['text', "''"];
    const rule = index === 0 ? 'primary key' : 'wrapped' in schema ? '' : `not null default ${absent}`;
    return `${column} ${type} ${rule}`;
  });
  return `create table ${name} (${columns.join(', ')});`;
}

/** The call of a transaction: path behind the API base, and its idempotency key; empty without one. */
interface Cause {
  call: string;
  key: string;
}

export type Database = ReturnType<typeof openDatabase>;

/** Milliseconds to wait for another program's lock. The server is blocked meanwhile, so it is short. */
const patience = 200;

/** SQLite errors that have an external cause, by primary result code (sqlite.org/rescode.html). */
const troubles: Readonly<Record<number, string>> = {
  5: 'is locked by another program',
  6: 'is locked by another program',
  8: 'cannot be written',
  10: 'cannot be read or written',
  11: 'is damaged: delete it, and the sandbox starts from its seed',
  13: 'cannot grow: the disk is full',
  14: 'cannot be opened',
  26: 'is not a database',
};

/** Undefined for any error but a problem with the file. */
export function databaseTrouble(error: unknown): string | undefined {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 255 : 0;
  return troubles[code] && `The sandbox's database ${troubles[code]}.`;
}

const versions = new WeakMap<readonly Tables[], number>();
const versionOf = (parts: readonly Tables[]): number => {
  const version = versions.get(parts) ?? crc32(JSON.stringify(parts)) >> 1;
  versions.set(parts, version);
  return version;
};

const countRow = v.object({ count: v.number() });
const tableName = v.object({ name: v.string() });

/**
 * Rows are parsed with a valibot schema; everything is synchronous. Data survive a restart unless the schema or seed of `parts` has changed. `:memory:`
 * stores nothing; a test may change the clock `now`.
 */
export function openDatabase(file: string, parts: readonly Tables[], now: () => number = Date.now) {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const sqlite = new DatabaseSync(file);
  sqlite.exec(`pragma busy_timeout = ${patience}; pragma journal_mode = wal`);
  const version = versionOf(parts);
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? sqlite.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const nobody: Cause = { call: '', key: '' };
  let cause = nobody;

  const database = {
    /** The sandbox's clock, in epoch milliseconds; it decides all dates and expiries. */
    now,
    /** What happened, for the simulator's panel and for tests. */
    journal: createJournal(now),
    cause: (): Cause => cause,
    one: <Schema extends v.GenericSchema>(
      row: Schema,
      sql: string,
      ...values: SQLInputValue[]
    ): v.InferOutput<Schema> | undefined => {
      const found = prepared(sql).get(...values);
      return found && v.parse(row, found);
    },
    all: <Schema extends v.GenericSchema>(
      row: Schema,
      sql: string,
      ...values: SQLInputValue[]
    ): v.InferOutput<Schema>[] =>
      prepared(sql)
        .all(...values)
        .map((found) => v.parse(row, found)),
    run: (sql: string, ...values: SQLInputValue[]): number => Number(prepared(sql).run(...values).changes),
    count: (table: string): number =>
      database.one(countRow, `select count(*) as count from ${table}`)?.count ?? 0,
    /** Returns the number of rows stored: none for a known key with `or ignore`. */
    insert: (table: string, row: Row, conflict: 'or ignore' | 'or replace' | '' = ''): number => {
      const names = Object.keys(row);
      return database.run(
        `insert ${conflict} into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
        ...Object.values(row),
      );
    },
    /** Runs `work` in a transaction, which is rolled back when it throws. */
    transaction: <Result>(work: () => Result, by: Cause = nobody): Result => {
      sqlite.exec('begin immediate');
      cause = by;
      try {
        const result = work();
        sqlite.exec('commit');
        return result;
      } catch (error) {
        // SQLite may have rolled back already, for example on a full disk.
        if (sqlite.isTransaction) sqlite.exec('rollback');
        throw error;
      } finally {
        cause = nobody;
      }
    },
    reset: (): void =>
      database.transaction(() => {
        const tables = database.all(
          tableName,
          `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`,
        );
        for (const { name } of tables) sqlite.exec(`drop table "${name}"`);
        for (const { schema } of parts) sqlite.exec(schema);
        for (const { seed = {} } of parts)
          for (const [table, rows] of Object.entries(seed))
            for (const row of rows) database.insert(table, row);
        sqlite.exec(`pragma user_version = ${version}`);
      }),
    close: (): void => sqlite.close(),
  };

  const stored = database.one(v.object({ user_version: v.number() }), 'pragma user_version');
  if (stored?.user_version !== version) database.reset();
  return database;
}
