import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Gate, startGate } from '../app/gate.ts';
import { type Control, type MoneyCall, moneyCalls } from '../pendingRequests/calls.ts';
import { oneCaptcha } from '../pendingRequests/sameCaptcha.ts';
import { storedRequests } from '../app/storedRequests.ts';
import { makeProfile, startMortal } from './browser.ts';

const wanted = [
  'push',
  'push of variant 2',
  'depush',
  'bind',
  'makeCode of an instalment',
  'commit without a card',
  'confirm',
  'payByWallet',
  'complain',
  'rateService',
  'rateApp',
  'register',
];
export const killedCalls: readonly MoneyCall[] = moneyCalls.filter(({ name }) => wanted.includes(name));

/** When the browser is killed. The delay of the last two is counted from the response; 'drawn' is long after it. */
export const moments = {
  'before the request': undefined,
  'at the tap': undefined,
  'request out': undefined,
  'answer received': 0,
  'answer + 150 ms': 150,
  'result drawn': 3_000,
} as const;
export type Moment = keyof typeof moments;

export interface Survival {
  /** What the next opening of the screen said about the request; 'seen': nothing, because the result had been drawn before the kill. */
  said: 'unknown' | 'done' | 'seen' | 'nothing';
  /** Keys of the requests that arrived, before and after the kill, when the same was done again without a choice in a dialog. */
  keys: number;
  isFine: boolean;
}

/** Timeout for a screen's warning, in milliseconds: machines may be busy. */
const patience = 10_000;

const sayings = {
  unknown: /^We do not know yet/,
  done: /^(Your loan was taken|Your account was saved|A payment code was made|Your payment was sent|You started a payment|A code was sent|Your complaint was sent|Your rating was sent|You registered) at /,
} as const;

const heard = async (page: Page, wait: number): Promise<Survival['said']> => {
  const dialogs = Object.entries(sayings).map(async ([said, name]) => {
    await page.getByRole('dialog', { name }).waitFor({ timeout: wait });
    return said as Survival['said'];
  });
  return Promise.any(dialogs).catch(() => 'nothing' as const);
};

/** Whether the phone has a request whose result was drawn. */
const isAnySeen = async (page: Page): Promise<boolean> =>
  (await page.evaluate(storedRequests)).some(({ isSeen }) => isSeen === true);

export const killerOf = async (url: string, executablePath: string) => {
  const gate: Gate = await startGate(url);
  const control = async (path: string, init?: RequestInit) =>
    (await fetch(`${url}/sandbox/control${path}`, init)).json();

  const killRound = async (call: MoneyCall, moment: Moment): Promise<Survival> => {
    await control('/reset', { method: 'POST' });
    gate.reset();
    const setCaptcha = oneCaptcha();
    /** What the borrower read before the kill, such as an SMS, is still known afterwards. */
    const known = new Map<string, Record<string, string>>();
    const sandbox: Control = async (path) => {
      const said = (await control(path)) as Record<string, string> | null;
      if (said) known.set(path, said);
      return said ?? known.get(path) ?? null;
    };
    const keys = new Set<string>();
    const isCall = ({ body }: { body: string }) => body.includes(call.body ?? '');
    const { profile, remove } = makeProfile();
    let mortal = await startMortal(executablePath, profile);
    try {
      setCaptcha(gate);
      await mortal.page.clock.install();
      await mortal.page.goto(gate.url + call.address);
      await call.arrange(mortal.page, sandbox);
      const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
      gate.on(call.path, async (arrival, company) => {
        if (!isCall(arrival)) return 'pass';
        keys.add(arrival.key);
        const answer = await company();
        arrive();
        return moments[moment] === undefined ? 'silence' : answer;
      });
      if (moment !== 'before the request') {
        // The tap may never return.
        void call.tap(mortal.page).catch(() => undefined);
        if (moment !== 'at the tap') await arrived;
        await sleep(moments[moment] ?? 0);
      }
      await mortal.kill();

      gate.reset();
      setCaptcha(gate);
      mortal = await startMortal(executablePath, profile);
      await mortal.page.clock.install();
      gate.on(call.path, (arrival) => {
        if (isCall(arrival)) keys.add(arrival.key);
        return 'pass';
      });
      await mortal.page.goto(gate.url + call.address);
      const reported = await heard(
        mortal.page,
        keys.size > 0 && moment !== 'result drawn' ? patience : 3_000,
      );
      const isSeen = reported === 'nothing' && keys.size > 0 && (await isAnySeen(mortal.page));
      const said = isSeen ? 'seen' : reported;
      if (reported !== 'nothing') {
        await mortal.page.getByRole('dialog').getByRole('button', { name: 'Leave it for now' }).click();
        await call
          .arrange(mortal.page, sandbox)
          .then(() => call.tap(mortal.page))
          .catch(() => undefined);
        await sleep(2_000);
      }
      // What was not sent need not be reported.
      return { said, keys: keys.size, isFine: keys.size <= 1 && (keys.size === 0 || said !== 'nothing') };
    } finally {
      await mortal.kill();
      remove();
    }
  };
  return { killRound, close: () => gate.close() };
};
