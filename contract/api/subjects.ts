export interface Subjects {
  /** A product, and an order of it that can be repaid and extended. */
  product: string;
  order: string;
  /** An offered product that can be taken, and the order that awaits it. */
  offer: string;
  offerOrder: string;
  /** The same for the V2 calls. */
  offerV2: string;
  offerOrderV2: string;
  /** An answered complaint that asks for a rating. */
  complaint: string;
  promotion: string;
  /** Key of a recommended product that has a link. */
  recommended: string;
  /** As the e-wallet names the borrower. */
  user: string;
  phone: string;
}

export const sandboxSubjects: Subjects = {
  product: 'p3',
  order: 'due-rollover',
  offer: 'p1',
  offerOrder: 'withdraw',
  offerV2: 'p2',
  offerOrderV2: 'applied',
  complaint: 'CP10001',
  promotion: 't1',
  recommended: 'p2',
  user: 'u-1',
  phone: '13912345678',
};
