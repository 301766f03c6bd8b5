import * as v from 'valibot';
import type { Family } from '../../services/http/envelope.ts';
import type { Database, Tables } from '../database.ts';
import type { Scenario } from '../domain/scenario.ts';

export interface CallContext {
  database: Database;
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

type Handler<Payload extends v.GenericSchema> = (
  payload: v.InferOutput<Payload>,
  call: CallContext,
) => unknown;

/** The handler runs synchronously, in one transaction, and returns the envelope's data or refuses; a POST with an idempotency key runs once a day. */
const routeBy =
  (kind: Pick<Route, 'method' | 'irreversible'>) =>
  <Payload extends v.GenericSchema>(
    path: string,
    family: Route['family'],
    payload: Payload,
    handle: Handler<Payload>,
  ): Route => ({
    ...kind,
    path,
    family,
    payload,
    handle,
    parse: (sent) => {
      const parsed = v.safeParse(payload, sent);
      return parsed.success
        ? { payload: parsed.output }
        : {
            fault: parsed.issues
              .map((issue) => `${v.getDotPath(issue) ?? 'payload'}: ${issue.message}`)
              .join('; '),
          };
    },
  });

export const get = routeBy({ method: 'GET', irreversible: false });
export const post = routeBy({ method: 'POST', irreversible: false });
export const irreversible = routeBy({ method: 'POST', irreversible: true });
