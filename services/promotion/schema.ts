import * as v from 'valibot';
import { image, maybeText, text } from '../codecs.ts';

/** Payload of GET channel-template. */
export const templateKeySchema = v.object({ templateId: text });

/** Data of GET channel-template: how the landing page looks and where the app is to be had (spec §3, Landing template config). */
export const templateSchema = v.object({
  id: text,
  title: maybeText,
  banner: image,
  slogan: maybeText,
  buttonText: maybeText,
  /** The app for Android, and for whoever is not on a phone. */
  downloadUrl: maybeText,
  appStoreUrl: maybeText,
});

/** Data of GET get-sid: the session of the image captcha. */
export const sidSchema = v.object({ sid: v.pipe(text, v.minLength(1)) });

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

/** Payload of POST register (spec §3, Register payload); `deviceId` is the sid, `userName` the phone. */
export const registerSchema = v.object({
  ...smsSchema.entries,
  merchantNumber: text,
  userName: text,
  smsCode: text,
  invite_code: text,
  id: text,
});

/** How a landing page looks, as the lender configured it. */
export type Template = v.InferOutput<typeof templateSchema>;
/** Which page of the advertisement was visited, by whom. Values are texts. */
export type Visit = v.InferOutput<typeof visitSchema>;
/** What get-sms is sent. */
export type SmsRequest = v.InferOutput<typeof smsSchema>;
/** What register is sent. */
export type Registration = v.InferOutput<typeof registerSchema>;
