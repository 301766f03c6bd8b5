/** A heading and its paragraphs. */
export interface Section {
  title: string;
  text: readonly string[];
}

/** Sections of the loan terms and conditions, from the lender's figures (spec §2, Loan terms and conditions; §9, Loan terms). */
export const terms: readonly Section[] = [
  {
    title: 'Definitions',
    text: [
      '“Lender” is the company that offers the loan in the app. “Borrower” is the person who applies for it. “Loan application” is the borrower’s request for a loan, “loan decision” the lender’s answer. “Maturity date” is the day on which the loan is to be paid back. “Promissory note” is the borrower’s written promise to pay. “Prolongation service” is an extension of the term.',
    ],
  },
  {
    title: 'Purpose, amount and term',
    text: [
      'The lender grants a loan in Philippine pesos for the borrower’s personal use. Its amount stands in the promissory note.',
      'The term is 91 to 365 calendar days. The borrower is over 18 years old and has a permanent address in the Philippines.',
    ],
  },
  {
    title: 'Application and payment',
    text: [
      'The lender decides on an application within 1 day. The borrower accepts the decision by SMS or by call and confirms the promissory note.',
      'The money is credited within 1 to 3 calendar days.',
    ],
  },
  {
    title: 'Interest and repayment',
    text: [
      'Interest runs from the day on which the money is credited until the loan is paid back. The rate stands in the promissory note.',
      'The borrower may pay back early only after half of the term, and not within 7 days of the day on which the money was credited.',
    ],
  },
  {
    title: 'Prolongation',
    text: ['The term can be extended by the same period once interest and penalties are paid.'],
  },
  {
    title: 'Late payment',
    text: [
      'A borrower who does not pay on the maturity date is in default and owes a penalty once: ₱1,000 as a new client, ₱800 as a repeat client.',
      'In addition a penalty of 5 % of the unpaid amount is due for each day from day 1 to 30, 4 % from day 31 to 90, and 2 % from day 91 on.',
      'A judgment against the borrower that is not satisfied within 10 days is a default too.',
    ],
  },
  {
    title: 'Notices, disclosure and assignment',
    text: [
      'The borrower tells the lender of a new address within 3 days. The lender may pass on the loan with 7 business days’ notice.',
      'The borrower agrees that the lender discloses the facts of the loan where the law asks for it. The lender may set off what it owes to the borrower.',
    ],
  },
  {
    title: 'Final provisions',
    text: [
      'These terms are the entire agreement. A right that is not used at once is not waived. Philippine law governs them. They hold until all that is owed has been paid.',
    ],
  },
];
