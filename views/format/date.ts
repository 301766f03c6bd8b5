import { language } from '../wording/wording.ts';
import { dateIn, type DateOptions, timeIn } from './dateIn.ts';

export const formatDate = (value: string | number, options?: DateOptions): string =>
  dateIn(language(), value, options);

/** A time of day in Manila, in the page's language; `value` in epoch milliseconds. */
export const formatTime = (value: number): string => timeIn(language(), value);
