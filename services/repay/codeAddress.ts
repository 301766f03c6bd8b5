import { isMarkOf, markOf } from '../mark.ts';
import { cleaned } from '../text.ts';
import type { MadeCode } from './stored.ts';

/** What the page of a code is opened with (docs/product/repaymentCode.md#screen). */
interface CodeAddress {
  payCode: string;
  /** Address of the picture of the code, or of its channel. */
  picture: string;
  isTyped: boolean;
}

/** What the query of an address opens the page of a code with; of a page elsewhere it names nothing. */
export const codeAddressOf = (page: URLSearchParams): CodeAddress => ({
  payCode: cleaned(page.get('payCode') ?? ''),
  picture: page.get('payCodeImg') ?? '',
  isTyped: page.get('showType') === '1',
});

/** What is kept of it, by which the code is known again: of a picture, which may be long and may be paid by, a mark alone. */
export const traceOf = ({ payCode, picture }: CodeAddress): Pick<MadeCode, 'payCode' | 'picture'> => ({
  payCode,
  picture: picture && markOf(picture),
});

/** Whether a page was opened for this code: by its digits, or by its picture where it has none. */
export const isOpenedFor = ({ payCode, picture }: CodeAddress, code: MadeCode): boolean =>
  payCode === code.payCode && (payCode !== '' || isMarkOf(code.picture, picture));
