import type * as v from 'valibot';
import type { reportSchema } from './reportSchema.ts';

/** The simulator's panel lists them, newest first. */
export type Happening =
  | {
      kind: 'call';
      method: string;
      path: string;
      query: Record<string, string>;
      body: Record<string, string>;
      headers: Record<string, string>;
      idempotencyKey: string;
      /** HTTP status and the envelope's code: 'true', '00', '11'… A fault has its name as code, and status 0 when nothing was sent. */
      answer: { status: number; code: string; message: string };
      /** The response of an earlier call with the same idempotency key; no work was done. */
      replayed: boolean;
    }
  | { kind: 'violation'; path: string; message: string }
  | { kind: 'tracked'; productId: string; moduleId: string; positionId: string }
  | { kind: 'sms'; phone: string; text: string; code: string }
  | { kind: 'order'; orderId: string; message: string }
  | { kind: 'report'; report: v.InferOutput<typeof reportSchema> };

export type Entry = { id: number; time: number } & Happening;

const limit = 1000;

export interface Journal {
  now(): number;
  add(happening: Happening): void;
  since(id: number): Entry[];
  /** Calls `listener` for each new entry; returns a function that stops it. */
  listen(listener: (entry: Entry) => void): () => void;
  clear(): void;
}

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
