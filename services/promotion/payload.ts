import * as v from 'valibot';
import { text } from '../codecs.ts';

// What the calls are sent: apart from the data, because only the types of it are in the page.

/** Payload of GET channel-template. */
export const templateKeySchema = v.object({ templateId: text });

/** Query of GET get-captcha; `t` is a timestamp in milliseconds. */
export const captchaKeySchema = v.object({ sid: text, t: text });

/** Query of GET track-visit. */
export const visitSchema = v.object({
  page_id: text,
  user_from: text,
  client_type: v.picklist(['android', 'ios', 'pc']),
  page_type: text,
  utm_tag: text,
  app_from: text,
});

/** Query of GET track-click: a visit's, and the phone as typed. */
export const clickSchema = v.object({ ...visitSchema.entries, phone: text });

/** Query of GET track-complete: only when the page was given UC. */
export const completionSchema = v.object({ UC: text, page_id: text });

/** Payload of POST get-sms; `deviceId` is the sid. */
export const smsSchema = v.object({
  phone: text,
  capcode: text,
  sid: text,
  deviceId: text,
  appName: text,
  app_from: text,
  user_from: text,
  utm_tag: text,
});

/** Payload of POST register (docs/product/promotion.md#data); `deviceId` is the sid, `userName` the phone. */
export const registerSchema = v.object({
  ...smsSchema.entries,
  merchantNumber: text,
  userName: text,
  smsCode: text,
  invite_code: text,
  id: text,
});

/** Which page of the advertisement was visited, by whom. Values are texts. */
export type Visit = v.InferOutput<typeof visitSchema>;
/** What get-sms is sent. */
export type SmsRequest = v.InferOutput<typeof smsSchema>;
/** What register is sent. */
export type Registration = v.InferOutput<typeof registerSchema>;
