import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import { app, desk, inSight } from './atDesk.tsx';
import { recordingTap } from './record.ts';

/** The events of the run. */
const log = () => screen.getByRole('region', { name: 'Events' });
/** The name of the selected actor. */
const current = () =>
  within(screen.getByRole('complementary', { name: 'Actors' })).queryByRole('button', { current: true })
    ?.firstElementChild?.textContent;

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  cleanup();
  await page.viewport(360, 800);
});

it('shows the last step on the chart and does not scroll without another', async () => {
  const { send } = desk().phone('one');
  await expect.poll(inSight).toEqual(['step.reading']);
  send('read');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  send('touched');
  await expect.poll(() => log().textContent).toContain('touched');
  expect(inSight()).toEqual(['step.reviewing']);
  send('listed');
  await expect.poll(inSight).toEqual(['list.there']);
  send('agreed');
  await expect.poll(inSight).toEqual(['step.sent']);
});

it('keeps the selected moment when another page starts, and then follows the newest again', async () => {
  const { phone } = desk();
  const { send } = phone('one');
  send('read');
  const run = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Run' }).value;
  const time = screen.getByRole<HTMLInputElement>('slider', { name: 'Time' });
  await expect.poll(() => time.value).not.toBe('0');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  fireEvent.keyDown(document, { key: 'ArrowLeft' });
  await expect.poll(inSight).toEqual(['step.reading']);
  const moment = time.value;
  phone('two').send('listed');
  await expect.poll(() => screen.getAllByRole('option', { name: /two/ })).toHaveLength(1);
  expect([run(), time.value, inSight()]).toEqual(['one', moment, ['step.reading']]);
  // The end of a finished run is its last line.
  fireEvent.keyDown(document, { key: 'End' });
  await expect.poll(inSight).toEqual(['step.reviewing']);
  expect(run()).toBe('one');
  fireEvent.click(screen.getByRole('button', { name: /Past$/ }));
  await expect.poll(run).toBe('two');
});

it('selects an actor within its run: another page shows its own', async () => {
  const { reload } = desk().phone('one');
  const run = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Run' }).value;
  await expect.poll(current).toBe('screen confirmation');
  fireEvent.click(screen.getByRole('button', { name: /^app/ }));
  await expect.poll(current).toBe('app');
  reload('two');
  await expect.poll(run).toBe('two');
  expect(current()).toBe('screen confirmation');
  fireEvent.change(screen.getByRole('combobox', { name: 'Run' }), { target: { value: 'one' } });
  await expect.poll(current).toBe('app');
});

const edges = (look: string) =>
  [...document.querySelectorAll(`.picture .arrow.${look}`)].map((arrow) => arrow.getAttribute('data-edges'));

it('flashes all edges of an event, and those without an event', async () => {
  const { send } = desk().phone('one');
  send('listed');
  send('read');
  await expect.poll(() => edges('now')).toEqual(['step.reading read', 'step.judging always']);
  send('agreed');
  await expect.poll(() => edges('now')).toEqual(['step.reviewing agreed']);
});

it('keeps the taken edges on the chart during a search', async () => {
  const { send } = desk().phone('one');
  send('read');
  send('agreed');
  send('listed');
  const taken = ['step.reading read', 'step.judging always', 'step.reviewing agreed', 'list.loading listed'];
  await expect.poll(() => edges('taken')).toEqual(taken);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'agreed' } });
  await expect.poll(() => within(log()).getByRole('status').textContent).toBe('1');
  expect(edges('taken')).toEqual(taken);
});

it('keeps all controls above the chart visible in a small window', async () => {
  await page.viewport(1024, 768);
  desk().phone('one');
  const exporting = await screen.findByRole('button', { name: 'Export' });
  const stage = screen.getByRole('main').getBoundingClientRect();
  expect(exporting.getBoundingClientRect().right).toBeLessThanOrEqual(stage.right);
});

it("replaces a selected actor that has ended by the page's current one", async () => {
  const { send, leave } = desk().phone('one');
  await expect.poll(current).toBe('screen confirmation');
  fireEvent.click(screen.getByRole('button', { name: /^screen/ }));
  send('read');
  leave();
  await expect.poll(current).toBe('app');
  fireEvent.keyDown(document, { key: 'Home' });
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  fireEvent.keyDown(document, { key: 'ArrowRight' });
  await expect.poll(current).toBe('screen confirmation');
});

it('sends an event only to an open page of this browser, and reports why when it cannot', async () => {
  const { phone, meet } = desk();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  const { close } = phone('here');
  await screen.findByRole('button', { name: 'Send' });
  expect(button()).toBeEnabled();
  phone('elsewhere', 'relay');
  meet('relay', new Set(['elsewhere']));
  await screen.findByText(/not in this browser/);
  expect(button()).toBeDisabled();
  meet('relay', new Set());
  await screen.findByText(/does not answer/);
  await screen.findByRole('button', { name: '◌ Silent' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Run' }), { target: { value: 'here' } });
  await expect.poll(() => button().disabled).toBe(false);
  // A killed page sends no goodbye; after a sleep it answers again.
  meet('browser', new Set());
  await screen.findByText(/does not answer/);
  expect(button()).toBeDisabled();
  meet('browser', new Set(['here']));
  await expect.poll(() => button().disabled).toBe(false);
  close();
  await screen.findByText(/was closed or loaded anew/);
  expect(button()).toBeDisabled();
  expect(screen.getByRole('option', { name: /^■ Ended · .* · here/ })).toBeInTheDocument();
});

it('shows a run without a live page as a recording', async () => {
  const { add } = desk();
  const { frames, inspect, begin } = recordingTap({ run: 'file' });
  begin({ phone: 'p', page: 'app', device: 'android 360×800', isInSandbox: true });
  createActor(app, { inspect }).start();
  add(frames);
  await screen.findByRole('button', { name: '▤ Recording' });
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.getByText(/nobody would hear/)).toBeVisible();
});

it('fits the chart again when the window shrinks', async () => {
  const { send } = desk().phone('one');
  send('read');
  const zoom = () => screen.queryByTitle('Fit the window')?.textContent;
  await expect.poll(zoom).toBe('100 %');
  await page.viewport(1024, 700);
  await expect.poll(zoom).toBe('80 %');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  await page.viewport(1024, 500);
  await expect.poll(inSight).toEqual(['step.reviewing']);
  await page.viewport(1280, 800);
  await expect.poll(zoom).toBe('100 %');
});
