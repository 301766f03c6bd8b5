import * as v from 'valibot';
import { maybeCode, words } from '../values/codecs.ts';

/** Payload of GET /v3/personal-center/contact-kf-info, with a constant overall value (docs/product/customerService.md). */
export const contactKeySchema = v.object({ overall: v.literal('30') });

/** An e-mail address that is safe after `mailto:`; any other text becomes '', so that it cannot add fields to the mail. */
const email = v.pipe(
  maybeCode,
  v.transform((address) => (/^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(address) ? address : '')),
);

/** A phone number as the company writes it; a text without digits, such as 'null', becomes ''. */
const phone = v.pipe(
  maybeCode,
  v.transform((text) => (/\p{Nd}/u.test(text) ? text : '')),
);

export const contactSchema = v.object({
  email,
  smWa: phone,
  hours: words,
});

export type Contact = v.InferOutput<typeof contactSchema>;
