import { recommendationMachine } from '../../machines/parts/recommendation.ts';
import { defineModel, done } from '../kit/index.ts';
import { cut, refused } from './fixtures/failures.ts';
import { product } from './fixtures/product.ts';

export const model = defineModel(recommendationMachine, {
  input: ({ double }) => ({ app: double('app'), productId: 'p1' }),
  events: {
    'product.chosen': {
      says: 'taps a recommended product',
      cases: {
        first: { product, position: 0 },
        second: { product: { ...product, name: 'Sari-Sari Capital', productKey: 'p3' }, position: 1 },
        greyed: { product: { ...product, name: 'Bagong Simula', clickable: '0' }, position: 2 },
      },
      when: (seen) => seen.hasTag('busy') === false,
      gesture: (person, event) => person.signal('product.chosen', event),
    },
  },
  outcomes: {
    defineProduct: { web: done('https://lend.example/p2'), native: done('productDetail'), refused, cut },
  },
  states: {
    waiting: (person) => person.doesNotSee('loading...'),
    opening: (person) => person.sees('loading...'),
  },
});
