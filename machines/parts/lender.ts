import type { Environment } from '../../services/environment.ts';

/** Who lends, as the law wants it named where a loan is offered; what is not configured is empty and not shown. */
export type Lender = Pick<Environment, 'companyName' | 'secNumber' | 'caNumber'>;

/** The lender of a configuration. */
export const lenderOf = ({ companyName, secNumber, caNumber }: Environment): Lender => ({
  companyName,
  secNumber,
  caNumber,
});
