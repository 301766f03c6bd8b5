import type { Environment } from '../visit/environment.ts';
import { imageSource } from '../values/images.ts';
import { canOpen } from '../values/links.ts';
import { isIncomplete, routeIn, routes } from '../visit/flows.ts';
import { codeAddressOf, isOpenedFor, queryOf } from './codeAddress.ts';
import { ownRouteOf } from './ownRoute.ts';
import { contractNumberOf } from './paymentWay.ts';
import type { CodeInfo, MadeCode } from './stored.ts';
import { timeLeft } from './timeLeft.ts';
import { type Sum, sumOf } from '../values/sum.ts';
import { type CodeFault, qrPhFault } from './qrPh.ts';

/** The code on a page: the one that page 1's URL names, with what the phone has stored of it, or on page 2 the stored one. */
export interface OpenedCode {
  source: 'url' | 'phone';
  payCode: string;
  image: string;
  /** showType 1: a code to type or to scan as a barcode. Otherwise a QR code. */
  isTyped: boolean;
  code: MadeCode | undefined;
  sum: Sum | undefined;
  fault: CodeFault | undefined;
  /** Centavos in the URL, if the code was made for another amount; for a code from a link, if the order has another one. */
  otherAmount: number | undefined;
}

/** Zero is no sum to pay. */
const sumWithoutFee = (total: number | undefined): Sum | undefined =>
  total ? { toLoan: undefined, fee: undefined, total } : undefined;

/** The company's sum for this code, otherwise the one in the URL. */
const sumFor = (amount: number | undefined, known: CodeInfo | undefined): Sum | undefined => {
  if (known) {
    const whole = sumOf(known.amount, known.code?.fee);
    // An older release stored no amount: the amount due then is the code's only if the URL agrees.
    const isOfCode = known.code?.amount !== undefined || amount === undefined;
    if (isOfCode || [whole.toLoan, whole.total].includes(amount)) return whole;
  }
  return sumWithoutFee(amount);
};

/** `kept`: the stored repayment of the page's order and session, and the amount due when it was loaded. */
export const openedCode = (
  page: URLSearchParams,
  kept: { info: CodeInfo | undefined; due: number | undefined },
): OpenedCode => {
  const opened = codeAddressOf(page);
  const { payCode, picture, isTyped } = opened;
  const repayAmount = page.get('repayAmount') ?? '';
  const amount = /^\d{1,15}$/.test(repayAmount) ? Number(repayAmount) : undefined;
  const made = kept.info?.code;
  const code = made && isOpenedFor(opened, made) ? made : undefined;
  // For a code from a link, only the order's own amount comes from the company.
  const due = !code && page.has('orderId') ? kept.due : undefined;
  const sum = due === undefined ? sumFor(amount, code && kept.info) : sumWithoutFee(due);
  return {
    source: 'url',
    payCode,
    image: imageSource(picture, true),
    isTyped,
    code,
    sum,
    otherAmount: amount && ![due ?? sum?.toLoan, sum?.total].includes(amount) ? amount : undefined,
    // A code to type is a plain number, whatever its first digits.
    fault: isTyped && /^\d*$/.test(payCode) ? undefined : qrPhFault(payCode, sum?.total, sum?.toLoan),
  };
};

/** What page 2 shows: the number to pay with, and its sum. */
export const openedNumber = (info: CodeInfo | undefined): OpenedCode => ({
  source: 'phone',
  payCode: contractNumberOf(info),
  image: '',
  isTyped: true,
  code: info?.code,
  sum: info && info.amount > 0 ? sumOf(info.amount, info.code?.fee) : undefined,
  fault: undefined,
  otherAmount: undefined,
});

/** Whether a code from a link is not known to be this borrower's: nothing may be reported as paid with it. */
export const isUnverified = ({ source, code }: OpenedCode): boolean => source === 'url' && code === undefined;

/** Nothing to pay with; on page 2, which says that a number is missing, nothing to pay. */
export const isEmpty = ({ source, sum, payCode, isTyped, image }: OpenedCode): boolean =>
  source === 'phone' ? sum === undefined : !payCode && (isTyped || !image);

/** Whether a code's page can be opened at `now` and has something to pay with that may be paid; a page that is not the app's is not looked into. */
export function canShowCode(code: MadeCode, environment: Environment, now: number): boolean {
  if (timeLeft(code, now) <= 0) return false;
  const route = ownRouteOf(code.payUrl, environment.basePath);
  if (!route) return canOpen(code.payUrl, environment);
  const path = routes[route];
  const query = queryOf(code.payUrl);
  if (!routeIn({ address: { path }, environment }) || isIncomplete(path, query.toString())) return false;
  if (route === 'repaymentOfCode2') return code.reference !== '';
  if (route !== 'repaymentOfCode') return true;
  const { amount } = code;
  const info = amount === undefined ? undefined : { amount, defDetail: undefined, code };
  const opened = openedCode(query, { info, due: undefined });
  return opened.fault === undefined && !isEmpty(opened);
}
