import { later } from '../app/later.tsx';

/** Parts that no payment page shows at first: separate files, fetched in idle time. */
export const ChannelPicker = later(async () => (await import('./ChannelPicker.tsx')).ChannelPicker);
export const NoPayment = later(async () => (await import('./NoPayment.tsx')).NoPayment);
export const NoSum = later(async () => (await import('./NoPayment.tsx')).NoSum);
export const DefaultBarcode = later(async () => (await import('./DefaultBarcode.tsx')).DefaultBarcode);
export const Drawing = later(async () => (await import('../instructions/Drawing.tsx')).Drawing);
export const CodeMade = later(async () => (await import('./CodeMade.tsx')).CodeMade);
export const CodeOver = later(async () => (await import('../repaymentCode/CodeOver.tsx')).CodeOver);
