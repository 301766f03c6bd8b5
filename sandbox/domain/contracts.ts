import type { Database } from '../database.ts';
import { findOffer } from './offers.ts';
import { detailsOf } from './orderDetails.ts';
import { findOrder } from './orders.ts';

const titles = ['Loan agreement', 'Disclosure statement', 'Data privacy consent'];

/** Titles of the agreements for a product's loans, in order. */
export const contractTitles = (database: Database, productId: string): readonly string[] =>
  findOffer(database, productId)?.content === 'unfiled' ? [] : titles;

const agreed = ['Loan amount', 'Term', 'Interest rate', 'Processing fee', 'You receive', 'Total to repay'];

/** The terms of an order, as rows of text and value; empty for an order that does not exist yet. */
export function agreedTerms(database: Database, orderId: string): { text: string; value: string }[] {
  const order = findOrder(database, orderId);
  const rows = order ? detailsOf(database, order, '', '').userOrderDetail.detail : [];
  return rows.filter(({ text, value }) => agreed.includes(text) && value !== '');
}
