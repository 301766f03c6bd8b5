import { createActor, type SnapshotFrom } from 'xstate';
import { downloadMachine, storesFor } from '../../machines/promotion/download/machine.ts';
import { promotionTemplateStore } from '../../machines/promotion/template.ts';
import { defineModel, type Person } from '../../packages/kit/index.ts';
import { environment } from '../models/fixtures/environment.ts';
import { template } from './template.ts';
import { partOf } from '../models/words.ts';

const storeWith = (changes: Partial<typeof template>) => {
  const store = createActor(promotionTemplateStore, { id: 'promotionTemplate' }).start();
  store.send({ type: 'template.loaded', template: { ...template, ...changes } });
  return store;
};

/** The general address, which an iPhone without a store's gets, may lead anywhere. */
const links = { android: 'Download for Android', ios: /^Download( on the App Store)?$/ };
const appStore = ({ context }: SnapshotFrom<typeof downloadMachine>) =>
  context.store.getSnapshot().context.template?.appStoreUrl ? 'Download on the App Store' : 'Download';

const seesStores = async (person: Person, seen: SnapshotFrom<typeof downloadMachine>) => {
  const { context } = seen;
  if (context.clientType !== 'ios') await person.seesRole('link', links.android);
  if (context.clientType !== 'android') await person.seesRole('link', appStore(seen));
};

export const model = defineModel(downloadMachine, {
  ...partOf('download'),
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
      when: (seen, { store }) =>
        storesFor(
          seen.context.clientType,
          seen.context.store.getSnapshot().context.template,
          environment,
        ).includes(store),
      gesture: (person, { store }) => person.tap('link', links[store]),
    },
  },
  states: { offering: seesStores },
  ends: { 'the way out leads out of the page': (seen) => seen.matches('offering') },
});
