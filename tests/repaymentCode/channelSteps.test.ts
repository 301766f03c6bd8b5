import { expect, test } from 'vitest';
import { noticesFor, stepsFor } from '../../views/repaymentCode/channelSteps.ts';

const notices = [
  { title: 'E-wallets', items: [{ name: 'GCash', steps: ['Open GCash'] }] },
  {
    title: 'Stores',
    items: [
      { name: '7-Eleven', steps: ['Go to a store'] },
      { name: '', steps: ['Pay'] },
    ],
  },
];

test.each([
  ['GCASH', ['Open GCash']],
  ['Pay by gcash', ['Open GCash']],
  ['7-eleven', ['Go to a store']],
])("shows a channel's own steps, however its name is written: %s", (channel, steps) => {
  expect(stepsFor(notices, channel)).toEqual(steps);
  expect(noticesFor(notices, channel)).toHaveLength(1);
});

test.each(['', 'Maya'])('shows every notice to who pays by a channel without one: %j', (channel) => {
  expect(stepsFor(notices, channel)).toEqual([]);
  expect(noticesFor(notices, channel)).toBe(notices);
});
