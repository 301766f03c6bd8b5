import * as v from 'valibot';
import {
  address,
  flag,
  givenId,
  isGiven,
  list,
  maybeFlag,
  maybeId,
  promisedCentavos,
  shownId,
  time,
} from '../values/codecs.ts';
import { withDistinctIds } from '../values/distinctIds.ts';

const cardSchema = v.object({ id: givenId, bankName: shownId, cardNo: shownId, bankCode: maybeId });

/** Data of GET /repayment/repayment-way (docs/product/oldRepayment.md). `amount` in centavos; undefined when unknown, and then nothing can be paid. */
export const wayToRepaySchema = v.object({
  bankList: v.pipe(
    list(cardSchema),
    // One without words cannot be chosen.
    v.transform((cards) => cards.filter(({ bankName, cardNo }) => bankName || cardNo)),
    v.transform(withDistinctIds('id')),
  ),
  alipay: flag,
  repayToken: maybeId,
  amount: promisedCentavos,
  /** Empty when unknown. */
  repayDate: time,
});

/** Data of a code that was sent again: the repayment has been taken only if `needValid` says so. */
export const resendAnswerSchema = v.fallback(v.object({ needValid: maybeFlag, repayRecordId: maybeId }), {
  needValid: undefined,
  repayRecordId: '',
});

/** Only `needValid` says whether the repayment has been taken; a code without its record cannot be confirmed. */
export const commitAnswerSchema = v.pipe(
  resendAnswerSchema,
  v.check(
    ({ needValid, repayRecordId }) => needValid === false || (needValid === true && isGiven(repayRecordId)),
  ),
);

export const walletAnswerSchema = v.object({ url: address });

export type WayToRepay = v.InferOutput<typeof wayToRepaySchema>;
export type BankCard = v.InferOutput<typeof cardSchema>;
