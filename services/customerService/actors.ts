import { reads } from '../http/service.ts';
import { contactSchema } from './schema.ts';

/** Loads the contact details of customer service (docs/product/customerService.md#calls). Rejects with a ServiceFailure. */
export const loadContact = reads(() => ({
  call: {
    client: 'one',
    method: 'GET',
    path: '/v3/personal-center/contact-kf-info',
    family: 'v3',
    data: contactSchema,
  },
  payload: { overall: 30 },
}));
