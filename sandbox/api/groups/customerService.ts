import * as v from 'valibot';
import { parseEnvironment } from '../../../services/visit/environment.ts';
import { scenariosIn } from '../../domain/scenario.ts';
import { type Group, get } from '../route.ts';

/** Payload of GET /v3/personal-center/contact-kf-info, with a constant overall value (docs/product/customerService.md). */
const contactKeySchema = v.object({ overall: v.literal('30') });

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
    get('/v3/personal-center/contact-kf-info', 'v3', contactKeySchema, () => ({
      email: serviceEmail,
      smWa: servicePhone,
      hours: 'Every day, 8 AM to 8 PM',
    })),
  ],
};
