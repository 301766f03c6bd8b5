import * as v from 'valibot';
import { messageText, phoneText, words } from '../values/codecs.ts';

export const contactSchema = v.object({
  /** One or several addresses (services/values/contacts.ts). */
  email: words,
  smWa: phoneText,
  hours: messageText,
});

export type Contact = v.InferOutput<typeof contactSchema>;
