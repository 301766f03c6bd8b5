import * as v from 'valibot';
import { recommendedProducts } from '../../domain/recommended.ts';
import { scenariosIn } from '../../domain/scenario.ts';
import { type Group, post } from '../route.ts';
import { clickSchema } from './recommendation.ts';

const scenario = scenariosIn('Joint login');

export const jointLoginError: Group = {
  scenarios: [
    scenario(
      'join-failed',
      'Joint login failed',
      'A notice, an error, and other products.',
      '/jointLoginError',
    ),
    scenario('products', 'Recommended products', 'The list alone.', '/recommendList'),
  ],
  routes: [
    post('/gopia/goya/drowns', '00', v.object({}), (_, { database, market }) => ({
      notice: 'We could not log you in with our partner.',
      errorMessage:
        'Your number is registered there under another name. You can apply for one of these instead.',
      recProducts: recommendedProducts(database, '', market),
    })),
    post('/gopia/goya/because', '00', clickSchema, ({ moduleId, positionId, productKey }, { database }) => {
      database.journal.add({ kind: 'tracked', productId: productKey, moduleId, positionId });
      return {};
    }),
  ],
};
