import type { Environment } from '../../services/visit/environment.ts';

/** The company's legal details, which the law requires wherever a loan is offered; unconfigured ones are empty and not shown. */
export type Lender = Pick<Environment, 'companyName' | 'secNumber' | 'caNumber'>;

export const lenderOf = ({ companyName, secNumber, caNumber }: Environment): Lender => ({
  companyName,
  secNumber,
  caNumber,
});

/** The company on a proof or a statement, by the app's name when none is configured. */
export function issuerOf(environment: Environment): Lender {
  return { ...lenderOf(environment), companyName: environment.companyName || environment.appName };
}
