import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { downloadMachine, storesFor } from '../../machines/promotion/download/machine.ts';
import { promotionTemplateStore } from '../../machines/promotion/template.ts';
import { doubles } from '../../packages/kit/standIn.ts';
import { environment } from '../models/fixtures/environment.ts';
import { template as whole } from './template.ts';

const downloadUrl = 'https://app.example/get';

test.each([
  ['its own store', 'https://apps.example/id1', 'https://apps.example/id1'],
  ['the general address when its store has none', '', downloadUrl],
])('offers an iPhone %s', (_, appStoreUrl, link) => {
  const template = { ...whole, downloadUrl, appStoreUrl };
  const store = createActor(promotionTemplateStore, { id: 'promotionTemplate' }).start();
  store.send({ type: 'template.loaded', template });
  const { double, all } = doubles();
  const actor = createActor(downloadMachine, {
    input: { app: double('app'), store, clientType: 'ios' },
  }).start();
  expect(storesFor('ios', template, environment)).toEqual(['ios']);
  actor.send({ type: 'store.chosen', store: 'ios' });
  expect(all.get('app')?.received).toEqual([{ type: 'link.opened', link }]);
});

test('shows a computer one button for each URL, and none twice', () => {
  expect(storesFor('pc', { ...whole, downloadUrl, appStoreUrl: '' }, environment)).toEqual(['android']);
});

test('offers no store whose link the link guard refuses', () => {
  const template = { ...whole, downloadUrl: 'javascript:get()', appStoreUrl: 'https://apps.example/id1' };
  expect(storesFor('pc', template, environment)).toEqual(['ios']);
  expect(storesFor('android', template, environment)).toEqual([]);
});
