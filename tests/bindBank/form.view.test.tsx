import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as v from 'valibot';
import { createActor, fromPromise } from 'xstate';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import type { AppRef } from '../../machines/root/events.ts';
import { cardInitSchema } from '../../services/bindBank/schema.ts';
import { BindBank } from '../../views/bindBank/BindBank.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';

await loadWording('spec', ['common', 'bindBank']);
afterEach(cleanup);

const items = v.parse(cardInitSchema, {
  items: [
    { code: 'cardType', cate: 'enum', title: 'Type', note: [{ name: 'E-wallet', type: '1' }], cardTypeMi: 0 },
    { code: 'number', cate: 'text', title: 'Mobile number', cardTypeMi: 1, value: '0917456' },
  ],
});

const open = () => {
  const app = createActor(fromPromise(async () => undefined)) as unknown as AppRef;
  const actor = createActor(
    bindBankMachine.provide({ actors: { loadBankFields: fromPromise(async () => items) } }),
    { input: { app, route: 'bindBank', search: 'productId=p1', environment } },
  ).start();
  render(<BindBank actor={actor} />);
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
};

test('shows a single card type as the only tab', async () => {
  await open();
  const tab = screen.getByRole('tab', { name: 'E-wallet' });
  expect(tab.getAttribute('aria-selected')).toBe('true');
});

test('keeps the caret in place after a hyphen is typed in the middle of a number', async () => {
  const number = await open();
  number.focus();
  number.setSelectionRange(4, 4);
  await userEvent.keyboard('-123');
  expect(number.value).toBe('0917123456');
});
