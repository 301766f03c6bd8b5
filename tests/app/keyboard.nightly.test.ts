import { expect, test } from 'vitest';
import { receiptQuery } from '../../services/complaint/receipt.ts';
import { builtApp, shellQuery } from './builtApp.ts';
import { tourOf } from './inside.ts';
import { keyboardOf } from './keyboard.ts';

const app = builtApp();

const schemes = ['light', 'dark'] as const;

const otherPages = [
  `/User?${shellQuery}`,
  `/nowhere?${shellQuery}`,
  `/complaint?orderNo=overdue&${new URLSearchParams(receiptQuery({ problemId: 'CP10004', replyBy: '2026-11-26' }, shellQuery))}&${shellQuery}`,
  '/promotion/#/downloadTemplate?id=t1',
  '/promotion/#/agreementTemplate?id=t1',
];

const allAddresses = async () => {
  const groups = (await (await fetch(`${app.url}/sandbox/control/scenarios`)).json()) as {
    scenarios: { path: string }[];
  }[];
  return [...groups.flatMap(({ scenarios }) => scenarios.map(({ path }) => path)), ...otherPages];
};

test('shows the focus at each stop of the Tab key, on every screen and in every dialog', async () => {
  const page = await app.newPage({ noisy: true });
  const goTo = tourOf(page, app.url);
  for (const [place, address] of (await allAddresses()).entries()) {
    await page.emulateMedia({ colorScheme: schemes[place % 2] });
    await goTo(address);
    const stops = await keyboardOf(page).round();
    expect({ address, stops: stops.length }).not.toEqual({ address, stops: 0 });
  }
});
