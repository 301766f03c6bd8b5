import type * as v from 'valibot';
import type { reportSchema } from './reportSchema.ts';

/** One event of the sandbox; the simulator's panel lists them, newest first. */
export type Happening =
  | {
      kind: 'call';
      method: string;
      path: string;
      /** Query of the call: the common parameters, and the payload of a GET. */
      query: Record<string, string>;
      /** Form body of a POST; a file is listed by name and size. */
      body: Record<string, string>;
      /** The headers of the contract. */
      headers: Record<string, string>;
      idempotencyKey: string;
      /** HTTP status and the envelope's code: 'true', '00', '11'… A fault has its name as code, and status 0 when nothing was sent. */
      answer: { status: number; code: string; message: string };
      /** The response of an earlier call with the same idempotency key; no work was done. */
      replayed: boolean;
    }
  /** The app violated docs/product/calls.md#envelopes. */
  | { kind: 'violation'; path: string; message: string }
  /** A tracking event that the backend counted. */
  | { kind: 'tracked'; productId: string; moduleId: string; positionId: string }
  /** An SMS to a borrower's phone. */
  | { kind: 'sms'; phone: string; text: string; code: string }
  /** An order changed its state. */
  | { kind: 'order'; orderId: string; message: string }
  | { kind: 'report'; report: v.InferOutput<typeof reportSchema> };

/** An event with its number and time (epoch milliseconds). */
export type Entry = { id: number; time: number } & Happening;

const limit = 1000;

/** The last thousand events, in memory. */
export interface Journal {
  /** The backend's clock, in epoch milliseconds, which dates the entries. */
  now(): number;
  add(happening: Happening): void;
  /** Entries after the one with this id, oldest first. */
  since(id: number): Entry[];
  /** Calls `listener` for each new entry; returns a function that stops it. */
  listen(listener: (entry: Entry) => void): () => void;
  clear(): void;
}

/** Creates an empty journal, dated by `now`, in epoch milliseconds. */
export const createJournal = (now: () => number = Date.now): Journal => {
  const entries: Entry[] = [];
  const listeners = new Set<(entry: Entry) => void>();
  let lastId = 0;
  return {
    now,
    add: (happening) => {
      const entry: Entry = { id: ++lastId, time: now(), ...happening };
      entries.push(entry);
      if (entries.length > limit) entries.shift();
      for (const listener of listeners) listener(entry);
    },
    since: (id) => entries.filter((entry) => entry.id > id),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => entries.splice(0),
  };
};
