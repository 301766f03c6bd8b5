import { createActor } from 'xstate';
import { downloadMachine } from '../../machines/download/machine.ts';
import { promotionTemplateStore } from '../../machines/parts/promotionTemplate.ts';
import { defineModel } from '../kit/index.ts';
import { template } from './fixtures/promotion.ts';

const storeWith = (changes: Partial<typeof template>) => {
  const store = createActor(promotionTemplateStore, { id: 'promotionTemplate' }).start();
  store.send({ type: 'template.loaded', template: { ...template, ...changes } });
  return store;
};

export const model = defineModel(downloadMachine, {
  inputs: {
    onAndroid: ({ double }) => ({ app: double('app'), store: storeWith({}), clientType: 'android' }),
    onIphone: ({ double }) => ({
      app: double('app'),
      store: storeWith({ appStoreUrl: '' }),
      clientType: 'ios',
    }),
    onComputer: ({ double }) => ({ app: double('app'), store: storeWith({}), clientType: 'pc' }),
  },
  events: {
    'store.chosen': {
      says: 'chooses a store',
      cases: { android: { store: 'android' }, ios: { store: 'ios' } },
      gesture: (person, { store }) => person.signal('store.chosen', store),
    },
  },
  states: {
    offering: async () => undefined,
    leaving: async () => undefined,
  },
});
