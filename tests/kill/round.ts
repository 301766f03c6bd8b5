import { setTimeout as sleep } from 'node:timers/promises';
import { type Gate, startGate } from '../app/gate.ts';
import { type Control, type MoneyCall, moneyCalls } from '../pendingRequests/calls.ts';
import { oneCaptcha } from '../pendingRequests/sameCaptcha.ts';
import { makeProfile, type Mortal, startMortal } from './browser.ts';

export const killedCalls: readonly MoneyCall[] = [
  'push',
  'makeCode of an instalment',
  'bind',
  'register',
].map((wanted) => {
  const found = moneyCalls.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no call '${wanted}'.`);
  return found;
});

export interface Survival {
  isWarned: boolean;
  isSameKey: boolean;
  entries: number;
}

/** Timeout for a screen's warning, in milliseconds: machines may be busy. */
const patience = 20_000;

const sendAgain = async ({ page }: Mortal, call: MoneyCall, sandbox: Control): Promise<boolean> => {
  const dialog = page.getByRole('dialog', { name: /^We do not know yet/ });
  const isWarned = await dialog.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  );
  const retry = dialog.getByRole('button', { name: 'Try again' });
  if (isWarned && (await retry.count()) > 0) await retry.click();
  else {
    if (isWarned) await dialog.getByRole('button', { name: 'Leave it for now' }).click();
    await call.arrange(page, sandbox);
    await call.tap(page);
  }
  return isWarned;
};

export const killerOf = async (url: string, executablePath: string) => {
  const gate: Gate = await startGate(url);
  const control = async (path: string, init?: RequestInit) =>
    (await fetch(`${url}/sandbox/control${path}`, init)).json();

  /** `delay` in milliseconds after the request reached the server. */
  const killRound = async (call: MoneyCall, delay: number): Promise<Survival> => {
    await control('/reset', { method: 'POST' });
    gate.reset();
    const keepCaptcha = oneCaptcha();
    /** What the borrower read before the kill, such as an SMS, is still known afterwards. */
    const known = new Map<string, Record<string, string>>();
    const sandbox: Control = async (path) => {
      const said = (await control(path)) as Record<string, string> | null;
      if (said) known.set(path, said);
      return said ?? known.get(path) ?? null;
    };
    keepCaptcha(gate);
    const { profile, remove } = makeProfile();
    let mortal = await startMortal(executablePath, profile);
    try {
      await mortal.page.goto(gate.url + call.address);
      await call.arrange(mortal.page, sandbox);
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<string>();
      gate.on(call.path, ({ key }, company) => {
        arrive(key);
        void company();
        return 'silence';
      });
      // The tap may never return.
      void call.tap(mortal.page).catch(() => undefined);
      const first = await arrived;
      if (delay > 0) await sleep(delay);
      await mortal.kill();

      gate.reset();
      keepCaptcha(gate);
      mortal = await startMortal(executablePath, profile);
      const { promise: cameAgain, resolve: comeAgain } = Promise.withResolvers<string>();
      gate.on(call.path, ({ key }) => {
        comeAgain(key);
        return 'pass';
      });
      await mortal.page.goto(gate.url + call.address);
      const isWarned = await sendAgain(mortal, call, sandbox);
      const second = await Promise.race([cameAgain, sleep(patience, undefined, { ref: false })]);
      const books = (await control('/books')) as Record<string, { key: string }[]>;
      const entries = (books[call.book] ?? []).filter(({ key }) => key === first || key === second).length;
      return { isWarned, isSameKey: first !== '' && first === second, entries };
    } finally {
      await mortal.kill();
      remove();
    }
  };
  return { killRound, close: () => gate.close() };
};
