import * as v from 'valibot';
import { id, maybeId } from '../values/codecs.ts';

// Payload schemas of the calls; a separate file, because the page only needs their types. What the page's address may lack may be empty.

export const templateKeySchema = v.object({ templateId: id });

/** Query of GET get-captcha; `t` is a timestamp in milliseconds. */
export const captchaKeySchema = v.object({ sid: id, t: id });

export const visitSchema = v.object({
  page_id: maybeId,
  user_from: maybeId,
  client_type: v.picklist(['android', 'ios', 'pc']),
  page_type: id,
  utm_tag: maybeId,
  app_from: maybeId,
});

export const clickSchema = v.object({ ...visitSchema.entries, phone: id });

/** Query of GET track-complete: only if the page has UC. */
export const completionSchema = v.object({ UC: id, page_id: maybeId });

/** Payload of POST get-sms; `deviceId` is the sid. */
export const smsSchema = v.object({
  phone: id,
  capcode: id,
  sid: id,
  deviceId: id,
  appName: id,
  app_from: maybeId,
  user_from: maybeId,
  utm_tag: maybeId,
});

/** Payload of POST register (docs/product/promotion.md#data); `deviceId` is the sid, `userName` the phone. */
export const registerSchema = v.object({
  ...smsSchema.entries,
  merchantNumber: id,
  userName: id,
  smsCode: id,
  invite_code: maybeId,
  id: maybeId,
});

export type Visit = v.InferOutput<typeof visitSchema>;
export type SmsRequest = v.InferOutput<typeof smsSchema>;
export type Registration = v.InferOutput<typeof registerSchema>;
