import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { apiUrl, type Call, send } from '../http/client.ts';
import type { ServiceFailure } from '../http/failure.ts';
import { requestHeaders } from '../http/request.ts';
import type { Registration, SmsRequest, Visit } from './payload.ts';
import { sidSchema, type Template, templateSchema } from './schema.ts';

const base = '/api/v2/youmi';

const ignored = v.unknown();

const channelTemplate: Call<typeof templateSchema> = {
  client: 'one',
  method: 'GET',
  path: `${base}/service/channel/channel-template`,
  family: '00',
  data: templateSchema,
};

const getSid: Call<typeof sidSchema> = {
  client: 'one',
  method: 'GET',
  path: `${base}/promotion/get-sid`,
  family: '0',
  data: sidSchema,
};

const getSms: Call<typeof ignored> = {
  client: 'one',
  method: 'POST',
  path: `${base}/promotion/get-sms`,
  family: '0',
  data: ignored,
};

const register: Call<typeof ignored> = { ...getSms, path: `${base}/promotion/register`, irreversible: true };

/** Something that the lender counts: a visit, a tap on apply, a completed registration (spec §7, Promotion). */
export type Counted =
  | { kind: 'visit'; payload: Visit }
  | { kind: 'click'; payload: Visit & { phone: string } }
  | { kind: 'complete'; payload: { UC: string; page_id: string } };

/** Loads how the landing page looks. Rejects with a ServiceFailure. */
export const loadTemplate = fromPromise<Template, { id: string }>(({ input, signal }) =>
  send(channelTemplate, { templateId: input.id }, { signal }),
);

/** Asks for the session of an image captcha. Rejects with a ServiceFailure. */
export const requestSid = fromPromise<string>(async ({ signal }) => (await send(getSid, {}, { signal })).sid);

const malformed: ServiceFailure = { kind: 'failed', reason: 'malformed' };
const network: ServiceFailure = { kind: 'failed', reason: 'network' };

/**
 * Fetches the captcha image of a session; `time` in milliseconds makes it a new one. Resolves with an address of the image in this page,
 * which its owner revokes. Rejects with a ServiceFailure.
 */
export const loadCaptcha = fromPromise<string, { sid: string; time: number }>(async ({ input, signal }) => {
  const url = apiUrl(`${base}/promotion/get-captcha`, { sid: input.sid, t: input.time });
  const headers = requestHeaders('one', new URLSearchParams(location.search));
  const response = await fetch(url, { signal, headers }).catch((): never => {
    throw network;
  });
  const image = await response.blob();
  if (!response.ok || /json|html/.test(image.type)) throw malformed;
  return URL.createObjectURL(image);
});

/** Has a code sent to a phone. Refused with 101 (wrong captcha), 11 (already registered) or another code. Rejects with a ServiceFailure. */
export const sendSms = fromPromise<unknown, SmsRequest>(({ input, signal }) =>
  send(getSms, input, { signal }),
);

/** Registers a phone. Refused with 11 (already registered), -1 (wrong captcha) or another code. Rejects with a ServiceFailure. */
export const registerPhone = fromPromise<unknown, { registration: Registration; idempotencyKey: string }>(
  ({ input, signal }) => send(register, input.registration, { signal, idempotencyKey: input.idempotencyKey }),
);

/** Tells the lender what it counts: hands the call to the browser and resolves at once, whatever becomes of it; it outlives the page. */
export const count = fromPromise<void, Counted>(async ({ input }) => {
  send(
    { ...getSid, path: `${base}/promotion/track-${input.kind}`, data: ignored },
    { ...input.payload },
    { keepalive: true },
  ).catch(() => undefined);
});
