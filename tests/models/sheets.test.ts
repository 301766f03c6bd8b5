import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { bankItems, readAccount } from '../../sandbox/domain/bankForm.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { momentOf, queryOf } from '../../sandbox/simulator/address.ts';
import type { BankField } from '../../services/bindBank/schema.ts';
import type { Model } from '../../packages/kit/index.ts';
import { sheetText } from '../../packages/kit/sheet.ts';
import { moveSentence } from '../../packages/kit/words.ts';
import { model as bindBank } from '../bindBank/bindBank.model.ts';
import { sheetOf } from './byHand.ts';
import { flowModels } from './flows.ts';
import { firstFew } from '../nightly.ts';

let sandbox: Sandbox;
let scenarios: string[];
beforeAll(async () => {
  sandbox = await startSandbox({ dist: '/nowhere' });
  const groups = v.parse(
    v.array(v.object({ scenarios: v.array(v.object({ id: v.string() })) })),
    await (await fetch(`${sandbox.url}/sandbox/control/scenarios`)).json(),
  );
  scenarios = groups.flatMap((group) => group.scenarios.map(({ id }) => id));
});
afterAll(() => sandbox.close());

const addressesIn = (text: string): string[] =>
  [...text.matchAll(/<(http[^>]+)>/g)].map(([, address = '']) => address);

const expectToLead = (address: string) => {
  const { pathname, search } = new URL(address);
  expect(pathname).toBe('/simulator/');
  const moment = momentOf(search);
  expect(scenarios).toContain(moment.scenario);
  // The simulator drops unknown values, so a misspelt fault is lost here.
  expect(Object.fromEntries(new URLSearchParams(queryOf(moment)))).toEqual(
    Object.fromEntries([...new URLSearchParams(search)].filter(([, value]) => value !== 'spec')),
  );
};

describe.each(firstFew(Object.values(flowModels), 8))('the sheet of $name', (model: Model) => {
  test('starts every path at an existing URL, and gives an instruction for each action', async () => {
    const text = await sheetText(model);
    const ways = text.split('\n## ').slice(1);
    const walked = ways.filter((way) => !way.startsWith('Not in this sheet'));
    expect(walked.length).toBeGreaterThan(0);
    for (const way of walked) {
      const deeds = way.split('\n- [ ] ').slice(1);
      expect(addressesIn(way)).toHaveLength(1);
      expect(addressesIn(deeds[0] ?? '')).toHaveLength(1);
      for (const address of addressesIn(way)) expectToLead(address);
      for (const deed of deeds) expect(deed).toMatch(/\n {2}- (?!See|Do not see|This)/);
    }
    // A tester does not see the texts of the model's own backend.
    expect(text).not.toMatch(/See [^\n]*"(?:Confirm today|Pay only here|They shouted)"/);
    expect(text).not.toContain('Not possible today');
  });

  test('uses only names that the model has, in its script', async () => {
    const text = (await sheetText(model)).toLowerCase();
    const { sheet } = model;
    const ways = sheet && 'ways' in sheet ? Object.values(sheet.ways) : [];
    for (const { input = Object.keys(model.inputs)[0], answers = {}, made = {} } of ways) {
      expect(Object.keys(model.inputs)).toContain(input);
      for (const [service, outcome] of [
        ...Object.entries(answers),
        ...Object.entries(made).flatMap(([of, outcomes]) => outcomes.map((one) => [of, one] as const)),
      ]) {
        expect(Object.keys(model.outcomes[service] ?? {})).toContain(outcome);
        const move = { by: 'service', child: service, service, outcome } as const;
        expect(text.split('## not in this sheet')[0]).toContain(moveSentence(model, move).toLowerCase());
      }
    }
  });
});

test('names rows of the sandbox in the script of bindBank, and the sandbox accepts what a tester types', async () => {
  const { form } = bindBank.outcomes['loadBankFields'] ?? {};
  const named = form?.kind === 'done' ? (form.output as BankField[]).slice(1) : [];
  const titles = bankItems.map(({ title }) => title);
  expect(named).toHaveLength(4);
  for (const { title } of named) expect(titles).toContain(title);
  const text = await sheetText(bindBank);
  const [, walletNumber] = /Type "(\d+)" into "Mobile number"/.exec(text) ?? [];
  expect(readAccount({ cardType: '1', walletCode: 'GCSH', walletNumber })).toEqual({
    name: 'GCash',
    number: walletNumber,
  });
  const [, accountNumber] = /type "(\d+)" into "Account number"/.exec(text) ?? [];
  expect(readAccount({ cardType: '2', bankCode: 'BDO', accountNumber })).toEqual({
    name: 'BDO Unibank',
    number: accountNumber,
  });
});

test('names an existing URL for each part of a page', async () => {
  const { model } = await import('../promotion/registration.model.ts');
  const text = await sheetText(model);
  expect(addressesIn(text)).toHaveLength(1);
  for (const part of ['captcha', 'download', 'landing', 'recommendation', 'registration']) {
    const sheet = sheetOf(part);
    const addresses = addressesIn('notByHand' in sheet ? sheet.notByHand : '');
    expect(addresses).toHaveLength(1);
    for (const address of addresses) expectToLead(address);
  }
});
