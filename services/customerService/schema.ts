import * as v from 'valibot';
import { maybeCode, words } from '../codecs.ts';

/** Payload of GET /v3/personal-center/contact-kf-info: a fixed overall value (docs/product/customerService.md). */
export const contactKeySchema = v.object({ overall: v.literal('30') });

/** An e-mail address that may be behind `mailto:`; any other text is read as none, so that it cannot carry fields of a mail along. */
const email = v.pipe(
  maybeCode,
  v.transform((address) => (/^[^\s@?&,;:<>"]+@[^\s@?&,;:<>"]+$/.test(address) ? address : '')),
);

/** Data of GET /v3/personal-center/contact-kf-info (docs/product/customerService.md). */
export const contactSchema = v.object({
  email,
  smWa: maybeCode,
  /** When somebody answers the phone, where the backend says so. */
  hours: words,
});

export type Contact = v.InferOutput<typeof contactSchema>;
