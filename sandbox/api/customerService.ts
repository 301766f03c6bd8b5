import { contactKeySchema } from '../../services/customerService/schema.ts';
import { type Group, route } from './route.ts';

/** How customer service is reached. */
export const customerService: Group = {
  scenarios: [
    {
      id: 'customer-service',
      group: 'Complaints',
      title: 'Customer service',
      description: 'A telephone and an e-mail address.',
      page: '/customerService',
    },
  ],
  routes: [
    route(
      {
        method: 'GET',
        path: '/v3/personal-center/contact-kf-info',
        family: 'v3',
        payload: contactKeySchema,
      },
      () => ({ email: 'care@peraloan.example', smWa: '(02) 8888 0100' }),
    ),
  ],
};
