/** What a check is about, by the names of its options; the values are the sandbox's own. */
export const sandboxSubjects = {
  /** A product, and an order of it that can be repaid and extended. */
  product: 'p3',
  order: 'due-rollover',
  /** An offered product that can be taken, and the order that awaits it. */
  offer: 'p1',
  offerOrder: 'withdraw',
  /** The same for the V2 calls. */
  offerV2: 'p2',
  offerOrderV2: 'applied',
  /** An answered complaint that asks for a rating. */
  complaint: 'CP10001',
  promotion: 't1',
  /** Key of a recommended product that has a link. */
  recommended: 'p2',
  /** As the e-wallet names the borrower. */
  user: 'u-1',
  phone: '13912345678',
};

export type Subjects = typeof sandboxSubjects;
