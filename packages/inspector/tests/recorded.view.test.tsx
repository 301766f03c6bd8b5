import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { recordingOf } from '../page/recording.ts';
import { counted, desk, visited } from './atDesk.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  cleanup();
  await page.viewport(360, 800);
});

it('shows what a line changed, whatever changed since', async () => {
  desk().add(counted('first.came', 'second.came', 'third.came'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'second' } });
  await screen.findByRole('heading', { name: 'second.came' });
  expect(screen.getByRole('row', { name: /\b1 2$/ })).toBeVisible();
});

it('lists what a recording does not introduce: an actor without its parent, a step without its event', async () => {
  const [actor, snapshot, , step] = counted('lost.came').map((frame) =>
    frame.kind === 'actor' ? { ...frame, parent: 'x:9' } : frame,
  );
  if (!actor || !snapshot || !step) throw new Error('No frames');
  desk().add([actor, snapshot, step]);
  await screen.findByRole('button', { name: /^counter counting/ });
  await screen.findByRole('heading', { name: 'lost.came' });
  expect(screen.getByText('counting lost.came')).toBeVisible();
});

const drop = (name: string, text: string) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name));
  screen.getByRole('main').dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
};

it('shows a dropped file by its content, and reports what is left out', async () => {
  desk();
  const recording = recordingOf(counted('first.came', 'second.came'));
  drop('cut.jsonl', recording.slice(0, -20));
  const told = () =>
    ['alert', 'status']
      .flatMap((role) => screen.queryAllByRole(role))
      .find((notice) => within(notice).queryByRole('button', { name: 'Close' }))?.textContent;
  await expect.poll(told).toMatch(/^cut\.jsonl is opened as far as it can be read.*Cut off: line 6\./);
  expect(screen.getByRole('button', { name: /first\.came/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  drop('visits.json', JSON.stringify([{ v: 1, charts: [visited] }]));
  await screen.findByRole('heading', { name: /^confirmation .* 1 visit$/ });
  expect(told()).toBeUndefined();
  drop('again.jsonl', recording);
  await screen.findByRole('button', { name: '▤ Recording' });
  expect(screen.getByRole('button', { name: 'Chart' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Usage' }));
  await screen.findByRole('heading', { name: /^confirmation .* 1 visit$/ });
  drop('letter.txt', 'Dear analyst');
  await screen.findByRole('alert');
  expect(told()).toMatch(/^letter\.txt cannot be opened here/);
});

it('jumps to the first line and frame by key, and marks a moment with either case', async () => {
  desk().add(counted('first.came', 'second.came'));
  const time = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  await expect.poll(() => time.value).toBe('6');
  fireEvent.keyDown(document, { key: 'Home' });
  await expect
    .poll(
      () =>
        within(screen.getByRole('region', { name: 'Lines of events' })).queryByRole('button', {
          current: true,
        })?.textContent,
    )
    .toMatch(/first/);
  expect(time.value).toBe('4');
  fireEvent.keyDown(document, { key: 'Home', shiftKey: true });
  await expect.poll(() => time.value).toBe('1');
  fireEvent.keyDown(document, { key: 'A', shiftKey: true });
  fireEvent.keyDown(document, { key: 'End' });
  await expect.poll(() => time.value).toBe('6');
  fireEvent.keyDown(document, { key: 'b' });
  fireEvent.keyDown(document, { key: '3' });
  await screen.findByText(/frame 1$/);
  await screen.findByText(/frame 6$/);
});

it('breaks no word in a comparison, even in a small window', async () => {
  await page.viewport(1024, 700);
  desk().add(counted('first.came'));
  const time = await screen.findByRole<HTMLInputElement>('slider', { name: 'Time' });
  await expect.poll(() => time.value).toBe('4');
  fireEvent.keyDown(document, { key: 'b' });
  fireEvent.change(time, { target: { value: '2' } });
  fireEvent.keyDown(document, { key: 'a' });
  fireEvent.keyDown(document, { key: '3' });
  const word = await screen.findByRole('rowheader', { name: 'counter' });
  const range = document.createRange();
  range.selectNodeContents(word);
  expect(range.getClientRects()).toHaveLength(1);
});
