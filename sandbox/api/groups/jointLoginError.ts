import * as v from 'valibot';
import { clickSchema } from '../../../services/recommendation/schema.ts';
import { recommendedProducts } from '../../domain/recommended.ts';
import type { Scenario } from '../../domain/scenario.ts';
import { type Group, route } from '../route.ts';

const scenarios: Scenario[] = [
  {
    id: 'join-failed',
    group: 'Joint login',
    title: 'Joint login failed',
    description: 'A notice, an error, and other products.',
    page: '/jointLoginError',
  },
  {
    id: 'products',
    group: 'Joint login',
    title: 'Recommended products',
    description: 'The list alone.',
    page: '/recommendList',
  },
];

export const jointLoginError: Group = {
  scenarios,
  routes: [
    route(
      { method: 'POST', path: '/gopia/goya/drowns', family: '00', payload: v.object({}) },
      (_, { database, market }) => ({
        notice: 'We could not log you in with our partner.',
        errorMessage:
          'Your number is registered there under another name. You can apply for one of these instead.',
        recProducts: recommendedProducts(database, '', market),
      }),
    ),
    route(
      { method: 'POST', path: '/gopia/goya/because', family: '00', payload: clickSchema },
      ({ moduleId, positionId, productKey }, { journal }) => {
        journal.add({ kind: 'tracked', productId: productKey, moduleId, positionId });
        return {};
      },
    ),
  ],
};
