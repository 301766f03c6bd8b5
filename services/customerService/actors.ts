import { type Call, reads } from '../http/service.ts';
import { contactSchema } from './schema.ts';

const contactInfo: Call<typeof contactSchema> = {
  client: 'one',
  method: 'GET',
  path: '/v3/personal-center/contact-kf-info',
  family: 'v3',
  data: contactSchema,
};

/** Loads the contact details of customer service (docs/product/customerService.md#calls). Rejects with a ServiceFailure. */
export const loadContact = reads(() => ({ call: contactInfo, payload: { overall: 30 } }));
