import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const right = `
import { assign, setup } from 'xstate';
import { loadContact } from '../../services/customerService/actors.ts';
import { smsCountdownMachine } from '../../machines/payment/smsCountdown.ts';
import { pauseKit, pausesCodes } from '../../machines/payment/pausesCodes.ts';
import { asks } from '../../machines/screen/asks.ts';
import type { AppRef, ScreenInput, ScreenMessage } from '../../machines/screen/events.ts';
import { loadKit } from '../../machines/screen/kit.ts';
import { loads, toHelp } from '../../machines/screen/loads.ts';

interface Context {
  app: AppRef;
  refusal: string;
  deadline: number;
}
type Event = ScreenMessage | { type: 'retry.requested' } | { type: 'help.chosen' } | { type: 'code.requested' };

export const machine = setup({
  types: {} as {
    context: Context;
    input: ScreenInput;
    events: Event;
    tags: 'busy';
    children: { smsCountdown: 'smsCountdown' };
  },
  actors: { loadContact, smsCountdown: smsCountdownMachine },
  actions: {
    openHelp: asks({ type: 'navigation.requested', to: 'customerService' }),
    forget: assign({ deadline: 0 }),
  },
})
  .extend(loadKit<Context, Event>())
  .extend(pauseKit<Context, Event>())
  .createMachine({
    id: 'right',
    context: ({ input }) => ({ app: input.app, refusal: '', deadline: 0 }),
    initial: 'loading',
    states: {
      ...loads({ src: 'loadContact', ways: toHelp, done: { target: 'shown', actions: 'forget' } }),
      shown: { ...pausesCodes({ tooSoon: { actions: 'forget' } }) },
    },
  });
`;

const mistakes: Record<string, [removed: string[], named: string]> = {
  contextWithoutRefusal: [['  refusal: string;\n', "refusal: '', "], "'refusal' is missing"],
  withoutLoadKit: [['  .extend(loadKit<Context, Event>())\n'], 'isDisconnected'],
  withoutPauseKit: [['  .extend(pauseKit<Context, Event>())\n'], 'isPauseLeft'],
  withoutCountdown: [
    [', smsCountdown: smsCountdownMachine', "    children: { smsCountdown: 'smsCountdown' };\n"],
    'smsCountdown',
  ],
  withoutOpenHelp: [
    ["    openHelp: asks({ type: 'navigation.requested', to: 'customerService' }),\n"],
    'openHelp',
  ],
};

// Beside the packages that it imports.
const folder = resolve('node_modules', '.kits');
const scratch = () => mkdtempSync(`${folder}-`);
let place = '';
let output = '';

beforeAll(() => {
  place = scratch();
  const write = (name: string, text: string) =>
    writeFileSync(join(place, `${name}.ts`), text.replaceAll("'../../", `'${resolve('.')}/`));
  write('right', right);
  for (const [name, [removed]] of Object.entries(mistakes)) {
    write(
      name,
      removed.reduce((text, part) => text.replace(part, ''), right),
    );
  }
  const config = {
    extends: resolve('tsconfig.json'),
    include: ['*.ts'],
    compilerOptions: { noUnusedLocals: false },
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
  output = spawnSync(
    resolve('node_modules/.bin/tsc'),
    ['-p', place, '--checkers', '1', '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  ).stdout;
});
afterAll(() => rmSync(place, { recursive: true }));

const errorsIn = (name: string): string[] =>
  output.split(/\n(?=\S)/).filter((error) => error.split('(')[0]?.endsWith(`${name}.ts`));

test('compiles a chart with every kit', () => {
  expect(errorsIn('right')).toEqual([]);
});

test.each(Object.keys(mistakes))('names what is missing in one error: %s', (name) => {
  const errors = errorsIn(name);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.trimEnd().split('\n').at(-1)).toContain(mistakes[name]?.[1]);
});
