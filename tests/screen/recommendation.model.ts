import { recommendationMachine } from '../../machines/screen/recommendation.ts';
import { defineModel, done } from '../../packages/kit/index.ts';
import { cut, refused } from '../models/fixtures/failures.ts';
import { recommendedProducts } from '../models/fixtures/product.ts';
import { partOf } from '../models/words.ts';

const [first, second, greyed] = recommendedProducts;

const opens = (link: string) => ({ json: { code: '00', data: link } });

export const model = defineModel(recommendationMachine, {
  ...partOf('recommendation'),
  input: ({ double }) => ({ app: double('app'), productId: 'p1' }),
  events: {
    'product.chosen': {
      says: 'taps a recommended product',
      cases: {
        first: { product: first, position: 0 },
        second: { product: second, position: 1 },
        greyed: { product: greyed, position: 2 },
      },
      when: (seen) => seen.hasTag('busy') === false,
      gesture: (person, event) => person.tap('button', event.product.buttonText),
    },
  },
  outcomes: {
    defineProduct: {
      web: done('https://lend.example/p2', opens('https://lend.example/p2')),
      native: done('productDetail', opens('productDetail')),
      refused,
      cut,
    },
  },
  constant: {
    'product.chosen':
      'the machine reads key, name and whether it can be tapped; RecommendedProducts draws the rest from its own list',
  },
  wire: { defineProduct: '**/v3/home/define*' },
  states: {
    waiting: (person) => person.doesNotSee('loading...'),
    opening: (person) => person.sees('loading...'),
  },
});
