import type { Environment } from '../../services/environment.ts';

/** The company that lends, named as the law requires where a loan is offered; what is not configured is empty and not shown. */
export type Lender = Pick<Environment, 'companyName' | 'secNumber' | 'caNumber'>;

export const lenderOf = ({ companyName, secNumber, caNumber }: Environment): Lender => ({
  companyName,
  secNumber,
  caNumber,
});
