/** Titles of the agreements that belong to a loan, in their order. */
export const contractTitles = ['Loan agreement', 'Disclosure statement', 'Data privacy consent'];
