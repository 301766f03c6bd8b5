import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Sandbox } from '../../sandbox/server.ts';
import { patience } from '../patience.ts';
import { openWebKit } from './browser.ts';
import { serveWithShell } from './served.ts';
import { type Element, foundSchema, type Session } from './webdriver.ts';

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type PendingQuery =
  | { role: string; name?: string | RegExp }
  | { label: string | RegExp }
  | { text: string | RegExp }
  | { selector: string };

const findLast = `
  const pattern = (text) => (text?.source ? new RegExp(text.source, text.flags) : text);
  const { queries } = window.TestingLibraryDom;
  const all = {
    role: ({ role, name }) => queries.queryAllByRole(document.body, role, { name: pattern(name) }),
    label: ({ label }) => queries.queryAllByLabelText(document.body, pattern(label)),
    text: ({ text }) => queries.queryAllByText(document.body, pattern(text), { exact: false }),
    selector: ({ selector }) => [...document.querySelectorAll(selector)],
  };
  const [way] = Object.keys(all).filter((key) => key in arguments[0]);
  return all[way](arguments[0]).filter((one) => one.getClientRects().length > 0 || one.matches('input')).at(-1) ?? null;
`;

const sendable = (sought: PendingQuery) =>
  Object.fromEntries(
    Object.entries(sought).map(([key, value]: [string, string | RegExp]) => [
      key,
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ]),
  );

const look = async (session: Session, sought: PendingQuery): Promise<Element | null> => {
  if (!(await session.run('return !!document.body'))) return null;
  if (!(await session.run('return !!window.TestingLibraryDom'))) await session.run(testingLibrary);
  return v.parse(foundSchema, await session.run(findLast, sendable(sought)));
};

export const webKitPhone = () => {
  let sandbox: Sandbox;
  let session: Session;
  beforeAll(async () => {
    sandbox = await serveWithShell();
    session = await openWebKit();
  });
  afterAll(async () => {
    await session?.close();
    await sandbox?.close();
  });

  const on = (sought: PendingQuery, act: (element: Element) => Promise<unknown>) =>
    expect
      .poll(
        async () => {
          try {
            const found = await look(session, sought);
            if (!found) return 'not there';
            await act(found);
            return 'done';
          } catch (error) {
            return String(error);
          }
        },
        { ...patience, message: JSON.stringify(sendable(sought)) },
      )
      .toBe('done');

  const phone = {
    get url() {
      return sandbox.url;
    },
    /** Runs in the page and must not use anything outside. */
    read: async <Value>(reader: () => Value | Promise<Value>): Promise<Value> =>
      (await session.run(`return (${String(reader)})()`)) as Value,
    run: (script: string, ...args: unknown[]) => session.run(script, ...args),
    screenshot: () => session.screenshot(),
    shellCalls: async () =>
      v
        .parse(v.array(v.string()), await session.run('return window.noted.shellCalls'))
        .map((text) => v.parse(v.object({ action: v.optional(v.string()) }), JSON.parse(text)).action),
    faults: async () => v.parse(v.array(v.string()), await session.run('return window.noted?.faults ?? []')),
    /** Opens a URL as the shell does; the previous page must have ended without an error. */
    open: async (path: string): Promise<void> => {
      expect(await phone.faults()).toEqual([]);
      // An address with only another hash would be the same page.
      await session.visit('about:blank');
      await session.visit(sandbox.url + path);
    },
    tap: (sought: PendingQuery) => on(sought, (element) => session.click(element)),
    write: (sought: PendingQuery, text: string) =>
      on(sought, async (element) => {
        await session.clear(element);
        await session.type(element, text);
      }),
    attach: (sought: PendingQuery, file: string) => on(sought, (element) => session.type(element, file)),
    sees: (sought: PendingQuery) => on(sought, () => Promise.resolve()),
    arrives: (address: RegExp) =>
      expect.poll(() => session.run('return location.href'), patience).toMatch(address),
    calls: (action: string) => expect.poll(() => phone.shellCalls(), patience).toContain(action),
    shellSays: (event: string) =>
      session.run('window.loanShellReceive(arguments[0])', JSON.stringify({ v: 1, event, payload: {} })),
  };
  return phone;
};
