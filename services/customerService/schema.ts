import * as v from 'valibot';
import { maybeCode, words } from '../codecs.ts';

/** Payload of GET /v3/personal-center/contact-kf-info, with a constant overall value (docs/product/customerService.md). */
export const contactKeySchema = v.object({ overall: v.literal('30') });

/** An e-mail address that is safe after `mailto:`; any other text becomes '', so that it cannot add fields to the mail. */
const email = v.pipe(
  maybeCode,
  v.transform((address) => (/^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(address) ? address : '')),
);

export const contactSchema = v.object({
  email,
  smWa: maybeCode,
  hours: words,
});

export type Contact = v.InferOutput<typeof contactSchema>;
