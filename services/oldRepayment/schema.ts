import * as v from 'valibot';
import { address, centavos, flag, integer, list, maybeText, text } from '../codecs.ts';

const cardSchema = v.object({ id: text, bankName: maybeText, cardNo: maybeText, bankCode: maybeText });

/** Payload of GET /repayment/repayment-way. */
export const wayRequestSchema = v.object({ orderId: text });

/** Data of GET /repayment/repayment-way (docs/product/oldRepayment.md). `amount` in centavos. */
export const wayToRepaySchema = v.object({
  bankList: list(cardSchema),
  alipay: flag,
  repayToken: maybeText,
  amount: centavos,
});

/** Payload of POST /repayment/repayment-commit; the card's fields are empty when no card is chosen. */
export const commitRequestSchema = v.object({
  amount: integer,
  bankName: text,
  cardId: text,
  cardNo: text,
  couponId: text,
  orderId: text,
  repayToken: text,
  bankCode: text,
  sendMsg: v.picklist(['0', '1']),
});

/** Data of POST /repayment/repayment-commit: a yes without data asks for no code. */
export const commitAnswerSchema = v.fallback(v.object({ needValid: flag, repayRecordId: maybeText }), {
  needValid: false,
  repayRecordId: '',
});

/** Payload of POST /repayment/repayment-confirm. */
export const confirmRequestSchema = v.object({
  orderId: text,
  verifyCode: v.pipe(text, v.minLength(6)),
  repaymentRecordId: text,
});

/** Payload of POST /repayment/repayment-huichao. */
export const walletRequestSchema = v.object({ userId: text, orderId: text, amount: integer });

/** Data of POST /repayment/repayment-huichao. */
export const walletAnswerSchema = v.object({ url: address });

/** How an order can be repaid in the old flow. */
export type WayToRepay = v.InferOutput<typeof wayToRepaySchema>;
/** A bank card that is bound. */
export type BankCard = v.InferOutput<typeof cardSchema>;
