import { isMarkOf, markOf } from '../mark.ts';
import { cleaned } from '../text.ts';

/** What the page of a code is opened with (docs/product/repaymentCode.md#screen). */
export interface CodeAddress {
  payCode: string;
  picture: string;
  isTyped: boolean;
}

/** What the query of an address opens the page of a code with; of a page elsewhere it names nothing. */
export const codeAddressOf = (page: URLSearchParams): CodeAddress => ({
  payCode: cleaned(page.get('payCode') ?? ''),
  picture: page.get('payCodeImg') ?? '',
  isTyped: page.get('showType') === '1',
});

/** What is kept of it: digits, and the mark of a picture. */
interface CodeTrace {
  payCode: string;
  picture: string;
}

/** What is kept of it, by which the code is known again: of a picture, which may be long and may be paid by, a mark alone. */
export const traceOf = ({ payCode, picture }: CodeAddress): CodeTrace => ({
  payCode,
  picture: picture && markOf(picture),
});

/** Whether a page was opened for this code: by its digits, or by its picture where it has none. */
export const isOpenedFor = ({ payCode, picture }: CodeAddress, code: CodeTrace): boolean =>
  payCode === code.payCode && (picture ? isMarkOf(code.picture, picture) : payCode !== '');

export const queryOf = (link: string): URLSearchParams => {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(link) ?? [];
  return new URLSearchParams(query);
};

const codePage = /^([^?#]*\/repaymentOfCode(2?))(?:[?#]|$)/;

/** The address by which a code is shown again, of its own order: without a picture, which may be paid by, and empty where there is nothing else. */
export const addressToKeep = ({
  payUrl,
  order,
}: {
  payUrl: string;
  order: Record<string, string>;
}): string => {
  const [, path, isSecond] = codePage.exec(payUrl) ?? [];
  if (path === undefined) return payUrl;
  const query = queryOf(payUrl);
  query.delete('payCodeImg');
  if (!isSecond && !query.get('payCode')) return '';
  return `${path}?${new URLSearchParams({ ...Object.fromEntries(query), ...order }).toString()}`;
};
