import { expect, test } from 'vitest';
import { tellingPerson } from '../tellingPerson.ts';

const told = async (
  ask: (person: ReturnType<typeof tellingPerson>) => Promise<void>,
  isOwn?: (text: string) => boolean,
) => {
  const clauses: string[] = [];
  await ask(tellingPerson((kind, words) => clauses.push(`${kind} ${words}`), isOwn));
  return clauses;
};

test('describes a pattern by its alternatives in full', async () => {
  expect(await told((person) => person.seesRole('dialog', /^We do not know (whether|how)$/))).toEqual([
    'sees the dialog "We do not know whether" or "We do not know how"',
  ]);
  expect(await told((person) => person.tap('button', /^Get code|Again\?$/))).toEqual([
    'does tap the button "Get code" or "Again?"',
  ]);
  expect(await told((person) => person.tap('button', /^(Open the )?E-wallet$/))).toEqual([
    'does tap the button "Open the E-wallet" or "E-wallet"',
  ]);
});

test("leaves out texts with figures and those that only the model's services return", async () => {
  const isOwn = (text: string) => text !== 'Confirm today';
  expect(await told((person) => person.sees('₱8,000.00'))).toEqual([]);
  expect(await told((person) => person.sees('Confirm today'), isOwn)).toEqual([]);
  expect(await told((person) => person.seesRole('dialog', 'Confirm today'), isOwn)).toEqual([]);
  expect(await told((person) => person.doesNotSeeRole('dialog'), isOwn)).toEqual(['misses the dialog']);
});
