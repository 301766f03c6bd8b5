import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { request } from '../http/client.ts';
import type { Address } from '../http/request.ts';
import type { ServiceFailure } from '../http/failure.ts';
import { reports } from '../http/report.ts';
import { irreversible, reads, sends } from '../http/service.ts';
import { untilAnswered } from '../http/untilAnswered.ts';
import { sessionOf } from '../visit/session.ts';
import type { Registration, SmsRequest, Visit } from './payload.ts';
import { sidSchema, templateSchema } from './schema.ts';

const base = '/api/v2/youmi';

const post = (name: string) =>
  ({
    client: 'one',
    method: 'POST',
    path: `${base}/promotion/${name}`,
    family: '0',
    data: v.unknown(),
  }) as const;

/** A tracked event: a visit, a tap on apply, a completed registration (docs/product/promotion.md#calls). */
export type Counted =
  | { kind: 'visit'; payload: Visit }
  | { kind: 'click'; payload: Visit & { phone: string } }
  | { kind: 'complete'; payload: { UC: string; page_id: string } };

/** Loads the landing page's template. Rejects with a ServiceFailure. */
export const loadTemplate = reads(({ id }: { id: string }) => ({
  call: {
    client: 'one',
    method: 'GET',
    path: `${base}/service/channel/channel-template`,
    family: '00',
    data: templateSchema,
  },
  payload: { templateId: id },
}));

/** Requests the session of an image captcha. Rejects with a ServiceFailure. */
export const requestSid = reads(() => ({
  call: { client: 'one', method: 'GET', path: `${base}/promotion/get-sid`, family: '0', data: sidSchema },
  payload: {},
}));

const malformed: ServiceFailure = { kind: 'failed', reason: 'malformed' };

/** The captcha's image, without an envelope. */
export const captchaCall = {
  client: 'one',
  method: 'GET',
  path: `${base}/promotion/get-captcha`,
} as const satisfies Address;

/** Loads a captcha image; a new `time` (milliseconds) requests another. Resolves with an object URL to revoke; rejects with a ServiceFailure. */
export const loadCaptcha = fromPromise<string, { sid: string; time: number }>(
  async ({ input: { sid, time }, self, signal, system }) => {
    const ask = () => request(sessionOf(system), captchaCall, { sid, t: time }, 'blob', { signal });
    const { ok, _data } = await untilAnswered(ask, { self, signal });
    if (!ok || !_data || /json|html/.test(_data.type)) throw malformed;
    return URL.createObjectURL(_data);
  },
);

/** Sends an SMS code to a phone. Refused with 101 (wrong captcha), 11 (already registered) or another code. Rejects with a ServiceFailure. */
export const sendSms = sends((sms: SmsRequest) => ({ call: post('get-sms'), payload: sms }));

/** Registers a phone. Refused with 11 (already registered), -1 (wrong captcha) or another code. Rejects with a ServiceFailure. */
export const register = irreversible(({ registration }: { registration: Registration }) => ({
  call: { kind: 'register', ...post('register') },
  subject: `promotion:${registration.id}`,
  payload: registration,
}));

/** Sends the backend a tracked event, and ignores the outcome. */
export const count = reports(({ kind, payload }: Counted) => ({
  call: { client: 'one', method: 'GET', path: `${base}/promotion/track-${kind}` } as const,
  payload: { ...payload },
}));
