import * as v from 'valibot';
import { messageText, phoneText, words } from '../values/codecs.ts';

/** Payload of GET /v3/personal-center/contact-kf-info, with a constant overall value (docs/product/customerService.md). */
export const contactKeySchema = v.object({ overall: v.literal('30') });

export const contactSchema = v.object({
  /** One or several addresses (services/values/contacts.ts). */
  email: words,
  smWa: phoneText,
  hours: messageText,
});

export type Contact = v.InferOutput<typeof contactSchema>;
