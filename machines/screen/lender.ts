import type { Environment } from '../../services/visit/environment.ts';

/** The company's legal details, which the law requires wherever a loan is offered; unconfigured ones are empty and not shown. */
export type Lender = Pick<Environment, 'companyName' | 'secNumber' | 'caNumber'>;

export const lenderOf = ({ companyName, secNumber, caNumber }: Environment): Lender => ({
  companyName,
  secNumber,
  caNumber,
});
