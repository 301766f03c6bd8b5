import { contactKeySchema } from '../../../services/customerService/schema.ts';
import { parseEnvironment } from '../../../services/visit/environment.ts';
import { scenariosIn } from '../../domain/scenario.ts';
import { type Group, route } from '../route.ts';

const scenario = scenariosIn('Complaints');

const { serviceEmail, servicePhone } = parseEnvironment(process.env);

export const customerService: Group = {
  scenarios: [
    scenario(
      'customer-service',
      'Customer service',
      'A telephone and an e-mail address.',
      '/customerService',
    ),
  ],
  routes: [
    route(
      {
        method: 'GET',
        path: '/v3/personal-center/contact-kf-info',
        family: 'v3',
        payload: contactKeySchema,
      },
      () => ({ email: serviceEmail, smWa: servicePhone, hours: 'Every day, 8 AM to 8 PM' }),
    ),
  ],
};
