import * as v from 'valibot';
import type { Family } from '../../services/http/envelope.ts';
import type { Database, Tables } from '../database.ts';
import type { Scenario } from '../domain/scenario.ts';
import type { Journal } from '../journal.ts';

export interface CallContext {
  database: Database;
  journal: Journal;
  sessionId: string;
  /** The market flag: '1' shows the rupee sign. */
  market: string;
  origin: string;
}

/** One call of docs/product/calls.md#envelopes. */
export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** The envelope's family; `raw` responds with the handler's result (an image). */
  family: Family | 'raw';
  /** Moves money or cannot be undone: rejected without an idempotency key (docs/product/calls.md). */
  irreversible: boolean;
  handle: (payload: unknown, call: CallContext) => unknown;
  payload: v.GenericSchema;
  /** Parses the payload, or describes its error. */
  parse: (payload: unknown) => { payload: unknown } | { fault: string };
}

export interface Group {
  routes: readonly Route[];
  tables?: Tables;
  scenarios?: readonly Scenario[];
}

export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Ends a handler with a refusal; `code` is one of the specification's error catalogue. Earlier writes stay. */
export function refuse(code: string, message: string): never {
  throw new Refusal(code, message);
}

/** The handler runs synchronously, in one transaction, and returns the envelope's data or refuses; a POST with an idempotency key runs once a day. */
export const route = <Payload extends v.GenericSchema>(
  definition: Pick<Route, 'method' | 'path' | 'family'> & { irreversible?: true; payload: Payload },
  handle: (payload: v.InferOutput<Payload>, call: CallContext) => unknown,
): Route => ({
  method: definition.method,
  path: definition.path,
  family: definition.family,
  irreversible: definition.irreversible ?? false,
  payload: definition.payload,
  handle,
  parse: (payload) => {
    const parsed = v.safeParse(definition.payload, payload);
    return parsed.success
      ? { payload: parsed.output }
      : {
          fault: parsed.issues
            .map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`)
            .join('; '),
        };
  },
});
