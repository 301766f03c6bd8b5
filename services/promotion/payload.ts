import * as v from 'valibot';
import { id } from '../values/codecs.ts';

// Payload schemas of the calls; a separate file, because the page only needs their types.

export const templateKeySchema = v.object({ templateId: id });

/** Query of GET get-captcha; `t` is a timestamp in milliseconds. */
export const captchaKeySchema = v.object({ sid: id, t: id });

export const visitSchema = v.object({
  page_id: id,
  user_from: id,
  client_type: v.picklist(['android', 'ios', 'pc']),
  page_type: id,
  utm_tag: id,
  app_from: id,
});

export const clickSchema = v.object({ ...visitSchema.entries, phone: id });

/** Query of GET track-complete: only if the page has UC. */
export const completionSchema = v.object({ UC: id, page_id: id });

/** Payload of POST get-sms; `deviceId` is the sid. */
export const smsSchema = v.object({
  phone: id,
  capcode: id,
  sid: id,
  deviceId: id,
  appName: id,
  app_from: id,
  user_from: id,
  utm_tag: id,
});

/** Payload of POST register (docs/product/promotion.md#data); `deviceId` is the sid, `userName` the phone. */
export const registerSchema = v.object({
  ...smsSchema.entries,
  merchantNumber: id,
  userName: id,
  smsCode: id,
  invite_code: id,
  id,
});

export type Visit = v.InferOutput<typeof visitSchema>;
export type SmsRequest = v.InferOutput<typeof smsSchema>;
export type Registration = v.InferOutput<typeof registerSchema>;
