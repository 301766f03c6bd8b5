/** Refusal codes with a meaning of their own (docs/product/oldRepayment.md#messages). */
export const refusals = { wrongCode: '800006', duplicate: '800005' } as const;
