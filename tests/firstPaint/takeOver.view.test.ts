import { expect, test, vi } from 'vitest';
import { takeOver } from '../../views/firstPaint/takeOver.ts';
import { patience } from '../patience.ts';

const page =
  '<div data-state="shown"><h1 tabindex="-1">Your loan</h1><details><summary>Why</summary><p>It is <b>due</b> today.</p></details></div>';

const one = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};

/** A written page with the heading in focus, an open answer, and 'is due' selected. Returns what replaces it. */
const read = async () => {
  document.body.innerHTML = `<div id="root"><div class="written">${page}</div></div>`;
  const root = one('#root');
  takeOver(root, () => {});
  const said = Promise.all(
    ['toggle', 'selectionchange'].map(
      (type) =>
        new Promise(
          (resolve) => void document.addEventListener(type, resolve, { capture: true, once: true }),
        ),
    ),
  );
  one<HTMLElement>('h1').focus();
  one<HTMLDetailsElement>('details').open = true;
  getSelection()?.setBaseAndExtent(one('p').firstChild ?? root, 3, one('b').firstChild ?? root, 3);
  await said;
  return (drawn: string) => {
    root.innerHTML = drawn;
  };
};

test('keeps focus, open answers and selection when the app draws the same page', async () => {
  const draw = await read();
  draw(page);
  await vi.waitFor(() => expect(one('h1')).toHaveFocus(), patience);
  expect(one<HTMLDetailsElement>('details').open).toBe(true);
  expect(getSelection()?.toString()).toBe('is due');
});

test('keeps them while nothing is drawn yet', async () => {
  const draw = await read();
  draw('');
  document.dispatchEvent(new Event('selectionchange'));
  draw(page);
  await vi.waitFor(() => expect(one('h1')).toHaveFocus(), patience);
  expect(getSelection()?.toString()).toBe('is due');
});

test('keeps nothing when the app draws another page', async () => {
  const draw = await read();
  draw('<div data-state="failed"><h1 tabindex="-1">No connection</h1></div>');
  await Promise.resolve();
  expect(one('h1')).not.toHaveFocus();
  expect(getSelection()?.toString()).toBe('');
});
