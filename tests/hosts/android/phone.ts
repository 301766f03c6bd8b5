import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

const intentSchema = v.object({
  action: v.optional(v.string()),
  data: v.optional(v.string()),
  type: v.optional(v.string()),
  categories: v.array(v.string()),
  extras: v.record(v.string(), v.unknown()),
});

const callSchema = v.variant('call', [
  v.object({ call: v.literal('listen'), view: v.number(), name: v.string(), origins: v.array(v.string()) }),
  v.object({ call: v.literal('loadUrl'), view: v.number(), url: v.string() }),
  v.object({ call: v.picklist(['goBack', 'destroy']), view: v.number() }),
  v.object({ call: v.literal('reply'), view: v.number(), document: v.string(), text: v.string() }),
  v.object({ call: v.picklist(['start', 'launch']), intent: intentSchema }),
  v.object({ call: v.literal('files'), uris: v.optional(v.array(v.string())) }),
  v.object({ call: v.literal('clipboard'), text: v.string() }),
  v.object({ call: v.literal('download'), url: v.string(), title: v.string(), to: v.string() }),
  v.object({ call: v.literal('debugging'), enabled: v.boolean() }),
  v.object({ call: v.picklist(['finish', 'edgeToEdge', 'sslCancelled', 'sslProceeded']) }),
]);
export type HostCall = v.InferOutput<typeof callSchema>;

const doneSchema = v.object({
  done: v.number(),
  result: v.optional(v.unknown()),
  threw: v.optional(v.string()),
});

type Command = { do: string } & Record<string, unknown>;

export interface AndroidPhone {
  /** Resolves with the result once all due work has run, and with undefined when the phone is stopped meanwhile. Rejects with the host's exception. */
  send(command: Command): Promise<unknown>;
  /** Pages may still send: a stopped phone ignores them. */
  stop(): void;
}

export const startPhone = (classPath: string, onCall: (call: HostCall) => void): AndroidPhone => {
  const java: ChildProcessWithoutNullStreams = spawn('java', [
    '-Xmx128m',
    '-XX:TieredStopAtLevel=1',
    '-cp',
    classPath,
    'phone.PhoneKt',
  ]);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let errors = '';
  let isStopped = false;
  java.stderr.on('data', (text) => (errors += String(text)));
  java.on('exit', () => {
    for (const { resolve, reject } of waiting.values())
      if (isStopped) resolve(undefined);
      else reject(new Error(`the phone stopped: ${errors}`));
  });
  createInterface({ input: java.stdout }).on('line', (line) => {
    const message: unknown = JSON.parse(line);
    const done = v.safeParse(doneSchema, message);
    if (!done.success) return onCall(v.parse(callSchema, message));
    const { done: id, result, threw } = done.output;
    const command = waiting.get(id);
    waiting.delete(id);
    if (threw) command?.reject(new Error(threw));
    else command?.resolve(result);
  });
  let sent = 0;
  return {
    send: (command) =>
      new Promise((resolve, reject) => {
        if (isStopped) return resolve(undefined);
        const id = (sent += 1);
        waiting.set(id, { resolve, reject });
        java.stdin.write(`${JSON.stringify({ id, ...command })}\n`);
      }),
    stop: () => {
      isStopped = true;
      java.stdin.end();
    },
  };
};
