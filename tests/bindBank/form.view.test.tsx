import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as v from 'valibot';
import { createActor, fromPromise } from 'xstate';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import type { AppRef } from '../../machines/root/context.ts';
import { cardInitSchema } from '../../services/bindBank/schema.ts';
import '../../views/styles/all.css';
import { BindBank } from '../../views/bindBank/BindBank.tsx';
import { wording as spec } from '../../views/wording/spec/bindBank.ts';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';

await loadWording('spec', ['common', 'bindBank']);

const items = v.parse(cardInitSchema, {
  items: [
    { code: 'cardType', cate: 'enum', title: 'Type', note: [{ name: 'E-wallet', type: '1' }], cardTypeMi: 0 },
    { code: 'number', cate: 'text', title: 'Mobile number', cardTypeMi: 1, value: '0917456' },
  ],
});

const open = (shown = items) => {
  const app = createActor(fromPromise(async () => undefined)) as unknown as AppRef;
  const actor = createActor(
    bindBankMachine.provide({ actors: { loadBankFields: fromPromise(async () => shown) } }),
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

test('shows no tabs for a form without card types', async () => {
  await open(v.parse(cardInitSchema, { items: [{ code: 'number', cate: 'text', title: 'Mobile number' }] }));
  expect(screen.queryByRole('tablist')).toBeNull();
});

test('says so when a search finds no bank', async () => {
  const names = [
    'BDO',
    'BPI',
    'RCBC',
    'UnionBank',
    'Metrobank',
    'Landbank',
    'PNB',
    'Security Bank',
    'EastWest',
  ];
  const note = names.map((name) => ({ name, type: name }));
  await open(
    v.parse(cardInitSchema, {
      items: [
        { code: 'bank', cate: 'enum', title: 'Bank', note },
        { code: 'number', cate: 'text', title: 'Mobile number' },
      ],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /Bank/ }));
  await userEvent.fill(screen.getByRole('searchbox'), 'Union');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  await userEvent.fill(screen.getByRole('searchbox'), 'no such bank');
  expect(screen.queryAllByRole('radio')).toHaveLength(0);
  expect(screen.getByText(spec['bind.nothingFound'])).toBeVisible();
});

test('keeps the caret in place after a hyphen is typed in the middle of a number', async () => {
  const number = await open();
  number.focus();
  number.setSelectionRange(4, 4);
  await userEvent.keyboard('-123');
  expect(number.value).toBe('0917123456');
});

test('keeps the number of the account on one line of its read-back and of the button', async () => {
  await loadWording('en', ['common', 'bindBank']);
  const number = await open();
  await userEvent.fill(number, '09171234567');
  const parts = screen.getAllByText('0917 123 4567');
  expect(parts).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Save: E-wallet 0917 123 4567' })).toContainElement(
    parts[1] ?? null,
  );
  const lines = (part: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const { style } = document.documentElement;
  style.fontSize = '130%';
  for (let width = 280; width <= 400; width += 10) {
    style.width = `${width}px`;
    expect(parts.map(lines)).toEqual([1, 1]);
  }
  style.cssText = '';
  await loadWording('spec', ['common', 'bindBank']);
});
