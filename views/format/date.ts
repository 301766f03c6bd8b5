import { language } from '../wording/wording.ts';
import { dateIn, type DateOptions } from './dateIn.ts';

/** A date in the language of the page. */
export const formatDate = (value: string | number, options?: DateOptions): string =>
  dateIn(language(), value, options);
