/** Refusal codes with a meaning of their own (docs/product/promotion.md#messages). */
export const refusals = {
  alreadyRegistered: '11',
  smsWrongCaptcha: '101',
  registerWrongCaptcha: '-1',
} as const;
