import type { Database } from '../database.ts';
import { effectiveRateOf, findOffer } from './offers.ts';
import { money } from './money.ts';
import { productRow } from './products.ts';

/** Products are compared by what they really cost. Every product has an offer of its own name. */
const termsOf = (database: Database, productId: string) => {
  const offer = findOffer(database, productId);
  return {
    rate: offer ? `${effectiveRateOf(offer)}% a month` : '',
    rateDescription: offer ? 'Effective rate, fee included' : '',
    description: offer ? `For ${offer.term_days} days` : '',
  };
};

export const recommendedProducts = (database: Database, productId: string, market: string) =>
  database.all(productRow, 'select * from products where id <> ? order by id', productId).map((product) => ({
    ...termsOf(database, product.id),
    logo: product.logo,
    name: product.name,
    buttonText: product.button,
    range: `${money(product.lowest, market)} – ${money(product.highest, market)}`.replaceAll('.00', ''),
    rangeDescription: 'Loan amount',
    tags: product.tags.split(','),
    clickable: String(product.clickable),
    productKey: product.id,
  }));
