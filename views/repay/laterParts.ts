import { later } from '../app/later.tsx';

/** What no page of a payment begins with: files of their own, which are fetched in idle time. */
export const ChannelPicker = later(async () => (await import('./ChannelPicker.tsx')).ChannelPicker);
export const CodeMade = later(async () => (await import('./CodeMade.tsx')).CodeMade);
export const PaymentArrived = later(async () => (await import('./PaymentArrived.tsx')).PaymentArrived);
export const Expired = later(async () => (await import('./Expired.tsx')).Expired);
