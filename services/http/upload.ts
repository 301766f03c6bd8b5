import type * as v from 'valibot';
import { type Call, httpConfiguration, httpTimeout } from './client.ts';
import { decode } from './envelope.ts';
import type { ServiceFailure } from './failure.ts';
import { requestHeaders, requestUrl } from './request.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** Hears how much has been sent, in whole percent. */
  onProgress: (percent: number) => void;
}

/**
 * Sends a form with files and tells how far it is, which fetch cannot. Resolves with the call's data; rejects with a ServiceFailure. After an
 * abort by `signal` it neither resolves nor rejects: nobody listens any more.
 */
export const upload = <Schema extends v.GenericSchema>(
  call: Call<Schema>,
  form: FormData,
  { signal, onProgress }: UploadOptions,
): Promise<v.InferOutput<Schema>> => {
  const { apiBase, page } = httpConfiguration();
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject: (failure: ServiceFailure) => void) => {
    request.open(call.method, requestUrl(apiBase, call.path, page));
    for (const [name, value] of Object.entries(requestHeaders(call.client, page)))
      request.setRequestHeader(name, value);
    request.timeout = httpTimeout;
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0),
    );
    request.addEventListener('load', () => {
      const decoded = decode(call.family, call.data, request.responseText);
      if ('failure' in decoded) reject(decoded.failure);
      else if (request.status === 200) resolve(decoded.data);
      else reject({ kind: 'failed', reason: 'malformed' });
    });
    request.addEventListener('error', () => reject({ kind: 'failed', reason: 'network' }));
    request.addEventListener('timeout', () => reject({ kind: 'failed', reason: 'timeout' }));
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
};
