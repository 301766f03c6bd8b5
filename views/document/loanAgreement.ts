import { lenderInWords } from './lender.ts';
import type { LegalTextOf } from './legalText.ts';

/** Loan terms and conditions: the sections of docs/product/document.md#screen with the figures of docs/product/lending.md. */
export const loanAgreement: LegalTextOf = ({ appName, servicePhone, serviceEmail, ...lender }) => ({
  title: 'Loan terms and conditions',
  version: '2026-11-01',
  intro: `These terms hold for every loan that is taken through ${appName}. The promissory note of a loan states its own figures: the amount, the interest, the repayment dates. Read both before you confirm, and keep a copy.`,
  sections: [
    {
      id: 'definitions',
      title: 'Definitions',
      text: [
        [
          'Borrower: the person who applies for a loan or has taken one.',
          lender.companyName
            ? `Lender: ${lenderInWords(lender)}, which grants the loan through ${appName}.`
            : `Lender: the company that grants the loan through ${appName} and is named in the promissory note.`,
          'Loan application: the request for a loan that the borrower makes in the app.',
          'Loan decision: the lender’s answer to a loan application.',
          'Maturity date: the day by which the loan is to be paid back in full.',
          'Promissory note: the borrower’s written promise to pay, with all figures of the loan.',
          'Prolongation service: an extension of the loan’s term at the borrower’s request.',
        ],
      ],
    },
    {
      id: 'purpose',
      title: 'Purpose',
      text: [
        'The lender grants the borrower a consumer loan for personal use. The borrower uses it for nothing that the law forbids.',
      ],
    },
    {
      id: 'amount',
      title: 'Amount',
      text: [
        'The loan is granted in Philippine pesos. Its amount is set by the loan decision and stands in the promissory note. The lender may offer less than what was asked for.',
      ],
    },
    {
      id: 'loan-term',
      title: 'Term of the loan',
      text: [
        'The term is 91 to 365 calendar days and begins on the day on which the money is credited. Its last day is the maturity date.',
      ],
    },
    {
      id: 'prolongation',
      title: 'Prolongation',
      text: [
        'The borrower may ask for the prolongation service before or after the maturity date. It takes effect once all interest and penalties that are due have been paid.',
        'A prolongation extends the loan by the same period as its term. The amount stays the same, and interest runs on.',
      ],
    },
    {
      id: 'interest',
      title: 'Interest',
      text: [
        'Interest runs from the day on which the money is credited until the loan is paid back. Its rate, and what it comes to in pesos, are shown before the borrower confirms and stand in the promissory note.',
      ],
    },
    {
      id: 'late-penalties',
      title: 'Late penalties',
      text: [
        'A borrower who does not pay by the maturity date owes a penalty once, and a penalty for every day until the payment:',
        [
          'Once: ₱1,000 for a new client, ₱800 for a repeat client.',
          'Days 1 to 30: 5% of the unpaid amount a day.',
          'Days 31 to 90: 4% of the unpaid amount a day.',
          'From day 91: 2% of the unpaid amount a day.',
        ],
      ],
    },
    {
      id: 'conditions-precedent',
      title: 'Conditions precedent',
      text: [
        'A loan is granted only when all of this holds:',
        [
          'The borrower is over 18 years old and has a permanent address in the Philippines.',
          'The loan application is complete and true.',
          'The loan decision is positive. It comes within 1 day of the application.',
          'The borrower has accepted the decision by SMS or in a call, and has confirmed the promissory note.',
          'A payment account in the borrower’s name is bound.',
        ],
        'The money is then credited within 1 to 3 calendar days.',
      ],
    },
    {
      id: 'repayment',
      title: 'Repayment',
      text: [
        'The borrower pays on the dates and in the amounts of the repayment plan, through the channels that the app shows. A payment counts on the day on which the channel confirms it.',
        'The borrower may pay back early only after half of the term, and not within 7 days of disbursement.',
        'A payment that does not cover everything is counted first towards penalties, then interest, then the amount of the loan.',
      ],
    },
    {
      id: 'representations',
      title: 'Representations',
      text: [
        'The borrower confirms that:',
        [
          'what was stated in the loan application is true and complete;',
          'the phone number and the payment account are the borrower’s own;',
          'no court or insolvency proceedings are under way that stand against the loan;',
          'the borrower has read these terms and can carry the repayments.',
        ],
      ],
    },
    {
      id: 'default',
      title: 'Default',
      text: [
        'The borrower is in default when:',
        [
          'a payment is not made by its date;',
          'a statement in the loan application proves false;',
          'a judgment against the borrower for the payment of money is not satisfied within 10 days.',
        ],
        'In a default everything that is owed may be called due at once, and the late penalties apply.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      text: [
        'The borrower makes good the reasonable costs that the lender has because of the borrower’s breach of these terms, such as the costs of a court, as far as the law allows.',
      ],
    },
    {
      id: 'disclosure',
      title: 'Disclosure',
      text: [
        'The lender may disclose the facts of the loan to a credit bureau, to a court or an authority, to a company that collects payments for it, and to whom the loan is assigned. The privacy policy says more.',
      ],
    },
    {
      id: 'set-off',
      title: 'Set-off',
      text: [
        'The lender may set off what it owes to the borrower against what the borrower owes and is due. It tells the borrower when it does.',
      ],
    },
    {
      id: 'review',
      title: 'Review',
      text: [
        'The lender may review the borrower’s ability to pay while the loan runs, and may ask for information that it needs for this. A review changes nothing in the figures of a loan that has been granted.',
      ],
    },
    {
      id: 'notices',
      title: 'Notices',
      text: [
        'The lender sends notices by SMS, by e-mail or in the app, to what the borrower has given. They count as received on the next day.',
        'The borrower tells the lender of a new address or phone number within 3 days of the change.',
        `The borrower reaches the lender through customer service: ${servicePhone}, ${serviceEmail}.`,
      ],
    },
    {
      id: 'entire-agreement',
      title: 'Entire agreement',
      text: [
        'These terms, the promissory note and the disclosure statement are the entire agreement about the loan. If one provision does not hold, the others do.',
      ],
    },
    {
      id: 'assignment',
      title: 'Assignment',
      text: [
        'The lender may assign the loan to another company and tells the borrower 7 business days before. The borrower may assign nothing without the lender’s consent in writing.',
      ],
    },
    {
      id: 'waiver',
      title: 'Waiver',
      text: [
        'A right that is not used, or is used late, is not waived. A waiver holds only in writing and for the one case.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      text: [
        'These terms are governed by the law of the Republic of the Philippines. Its courts decide a dispute that the parties cannot settle.',
      ],
    },
    {
      id: 'term',
      title: 'Term',
      text: [
        'These terms hold from the confirmation of the promissory note until everything that is owed has been paid.',
      ],
    },
  ],
});
