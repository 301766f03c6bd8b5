import { staffSettings } from './build.ts';
import { offerSeed } from './domain/offerSeed.ts';
import { parseEnvironment } from '../services/visit/environment.ts';

/** The configuration of the app that `npm start` builds, where the environment sets none: a company in the Philippines. */
export function demonstrate(environment: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(staffSettings)) environment[name] ??= value;
  // The language of borrowers in the Philippines; a build's default is the specification's language.
  environment['VITE_LANGUAGE'] ??= 'en';
  environment['VITE_PHONE_RULE'] ??= 'both';
  environment['VITE_COMPANY_NAME'] ??= `${parseEnvironment(environment).appName} Lending Inc.`;
  environment['VITE_SEC_NUMBER'] ??= 'CS000000000';
  environment['VITE_CA_NUMBER'] ??= '0000';
  // The loan that the promotion offers.
  const [offer] = offerSeed;
  environment['VITE_EXAMPLE_RATE'] ??= String((offer?.monthly_rate ?? 0) / 100);
  environment['VITE_EXAMPLE_FEE'] ??= String(((offer?.fee ?? 0) / (offer?.principal ?? 1)) * 100);
  environment['VITE_REGULATOR'] ??= 'SEC, (02) 8818 0478, complaints@sec.example';
}
