import type * as v from 'valibot';
import type { Session } from '../visit/session.ts';
import type { ServiceFailure } from './failure.ts';
import { outcomeOfReading } from './outcome.ts';
import { wireRequest } from './request.ts';
import type { Call } from './service.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** Receives the upload's progress, in whole percent. */
  onProgress: (percent: number) => void;
}

/** Sends a form and reports progress, which fetch cannot. Resolves with the data, rejects with a ServiceFailure, and does neither after an abort. */
export function upload<Schema extends v.GenericSchema>(
  { apiBase, page, headers, recordResponse, recordFailure }: Session,
  call: Call<Schema>,
  form: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<v.InferOutput<Schema>> {
  const request = new XMLHttpRequest();
  const sent = wireRequest(apiBase, page, call, form, headers);
  return new Promise((resolve, reject: (failure: ServiceFailure) => void) => {
    request.open(sent.method, sent.url);
    for (const [name, value] of Object.entries(sent.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0),
    );
    request.addEventListener('load', () => {
      const { status, responseText: body } = request;
      const received = { get: (name: string) => request.getResponseHeader(name) };
      recordResponse({ status, headers: received, body, family: call.family });
      const outcome = outcomeOfReading(call, { status, body });
      if ('failure' in outcome) reject(outcome.failure);
      else resolve(outcome.data);
    });
    request.addEventListener('error', () => {
      recordFailure();
      reject({ kind: 'failed', reason: 'network' });
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
