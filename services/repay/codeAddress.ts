import { repairQuery } from '../http/pageQuery.ts';
import { matchesFingerprint, saltedFingerprint } from '../device/fingerprint.ts';
import { cleaned } from '../values/text.ts';

/** The parameters of a code's page (docs/product/repaymentCode.md#screen). */
export interface CodeAddress {
  payCode: string;
  picture: string;
  isTyped: boolean;
}

/** The blank that the `+` of a phone number in a QR Ph payload becomes when the company does not encode it in the URL. */
const lostSign = /^(0002.*) (?=63-?9\d{9})/;

/** Reads the parameters of a code's page from a query; empty for an external page. */
export const codeAddressOf = (page: URLSearchParams): CodeAddress => ({
  payCode: cleaned(page.get('payCode') ?? '').replace(lostSign, '$1+'),
  picture: page.get('payCodeImg') ?? '',
  isTyped: page.get('showType') === '1',
});

/** What is stored to recognise a code: its digits, and of a picture, which may be long and could be used to pay, only a mark. */
type CodeTrace = Pick<CodeAddress, 'payCode' | 'picture'>;

export const traceOf = ({ payCode, picture }: CodeAddress): CodeTrace => ({
  payCode,
  picture: picture && saltedFingerprint(picture),
});

/** Whether a page was opened for this code: by its digits, or by its picture without digits. */
export const isOpenedFor = ({ payCode, picture }: CodeAddress, code: CodeTrace): boolean =>
  payCode === code.payCode && (picture ? matchesFingerprint(code.picture, picture) : payCode !== '');

export function queryOf(link: string): URLSearchParams {
  const [, query = ''] = /^[^?#]*\?([^#]*)/.exec(link) ?? [];
  return new URLSearchParams(repairQuery(query));
}
