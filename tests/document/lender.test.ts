import { describe, expect, test } from 'vitest';
import { parseEnvironment } from '../../services/visit/environment.ts';
import { lenderInWords } from '../../views/document/lender.ts';
import { loanAgreement } from '../../views/document/loanAgreement.ts';
import { privacyPolicy } from '../../views/document/privacyPolicy.ts';

const named = {
  VITE_COMPANY_NAME: 'Pera Lending Inc.',
  VITE_SEC_NUMBER: 'CS201900001',
  VITE_CA_NUMBER: '1234',
};
const wordsOf = (variables: Record<string, string>) => {
  const company = parseEnvironment(variables);
  return JSON.stringify([loanAgreement(company), privacyPolicy(company)]);
};

describe('the company in the documents', () => {
  test('names the company with its numbers in both documents', () => {
    const said =
      'Pera Lending Inc. (SEC Registration No.\u00a0CS201900001, Certificate of Authority No.\u00a01234)';
    expect(wordsOf(named).split(said).length - 1).toBe(2);
  });

  test('refers to the promissory note when no company is configured', () => {
    expect(wordsOf({})).not.toMatch(/SEC Registration|Certificate of Authority|undefined/);
    expect(wordsOf({})).toMatch(/named in the promissory note/);
  });

  test.each([
    ['CS1', '', 'Pera (SEC Registration No.\u00a0CS1)'],
    ['', '9', 'Pera (Certificate of Authority No.\u00a09)'],
    ['', '', 'Pera'],
  ])('with the numbers %j and %j is %s', (secNumber, caNumber, words) => {
    expect(lenderInWords({ companyName: 'Pera', secNumber, caNumber })).toBe(words);
  });
});
