import * as v from 'valibot';
import { maybeCode, words } from '../values/codecs.ts';

/** Payload of GET /v3/personal-center/contact-kf-info, with a constant overall value (docs/product/customerService.md). */
export const contactKeySchema = v.object({ overall: v.literal('30') });

/** A phone number as the company writes it; a text without digits, such as 'null', becomes ''. */
const phone = v.pipe(
  maybeCode,
  v.transform((text) => (/\p{Nd}/u.test(text) ? text : '')),
);

export const contactSchema = v.object({
  /** One or several addresses (services/values/contacts.ts). */
  email: words,
  smWa: phone,
  hours: words,
});

export type Contact = v.InferOutput<typeof contactSchema>;
