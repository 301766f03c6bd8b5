import { readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { backHandledText, newMessageId, readShellMessage, requestText } from '../../bridge/message.ts';
import { fieldsOf, shellFiles } from '../../contract/shell/files.ts';
import { actions, events } from '../../contract/shell/messages.ts';
import { requests } from '../bridge/requests.ts';

const docs = new URL('../../docs/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, docs), 'utf8');
const page = read('bridge.md');
const files = shellFiles(page);

describe("the shell's contract", () => {
  it.each(Object.keys(files))('keeps docs/%s up to date: run `npm run contract`', (file) => {
    expect(read(file)).toBe(files[file]);
  });

  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...(JSON.parse(read('shell/messages.schema.json')) as object), $id: 'messages' });
  const fits = (side: 'fromPage' | 'fromShell', message: unknown) =>
    ajv.validate({ $ref: `messages#/$defs/${side}` }, message);

  it.each(requests)('contains the request that the app writes: $action', (request) => {
    expect(fits('fromPage', JSON.parse(requestText(newMessageId(), request)))).toBe(true);
  });

  it("contains the app's answer to back", () => {
    expect(fits('fromPage', JSON.parse(backHandledText(true)))).toBe(true);
  });

  it.each([
    { v: 1, id: 'x', ok: true },
    { v: 1, id: 'x', ok: false, reason: 'cancelled' },
    { v: 1, event: 'back', payload: {} },
  ])('allows the message that the app reads: %o', (message) => {
    expect(fits('fromShell', message)).toBe(true);
    expect(readShellMessage(message)).toBeDefined();
  });

  it.each([
    { v: 2, id: 'x', ok: true },
    { v: 1, id: 'x', ok: 'no', reason: 'busy' },
    { v: 1, event: 'reboot', payload: {} },
  ])('rejects the message that the app does not read: %o', (message) => {
    expect(fits('fromShell', message)).toBe(false);
    expect(readShellMessage(message)).toBeUndefined();
  });

  it.each(['shell/android/LoanShellMessages.kt', 'shell/ios/LoanShellMessages.swift'])(
    'has every action with its fields, and every event, in docs/%s',
    (file) => {
      const types = read(file);
      for (const action of actions) {
        const [, fields] = new RegExp(`(?:class|case) ${action.name}\\b(.*)`, 'i').exec(types) ?? [];
        const [, reading] = new RegExp(`"${action.name}"(.*)`).exec(types) ?? [];
        for (const field of fieldsOf(action).map((name) => name.replace('?', ''))) {
          expect(fields).toContain(`${field}: `);
          expect(reading).toContain(`"${field}"`);
        }
        expect(types).toContain(action.does);
        expect(reading).toBeDefined();
      }
      for (const [event, does] of Object.entries(events)) {
        expect(types).toContain(does);
        // An enum's case is its own text in Swift.
        expect(types).toMatch(new RegExp(`"${event}"|case ${event}$`, 'm'));
      }
    },
  );

  it('documents actions, events and timeouts in docs/bridge.md, in Kotlin and in Swift', () => {
    for (const { name } of actions) expect(page).toContain(`\`${name}\``);
    for (const event of Object.keys(events)) expect(page).toContain(`\`${event}\``);
    expect(page).toContain('400 ms');
    expect(read('shell/android/LoanShellBridge.kt')).toContain('400L');
    expect(read('shell/ios/LoanViewController.swift')).toContain('milliseconds(400)');
    for (const host of ['shell/android/LoanActivity.kt', 'shell/ios/LoanViewController.swift'])
      for (const { name } of actions) expect(read(host)).toContain(`"${name}"`);
  });
});
