import type { Database } from '../database.ts';
import { money } from './money.ts';
import { productRow } from './products.ts';

export const recommendedProducts = (database: Database, productId: string, market: string) =>
  database.all(productRow, 'select * from products where id <> ? order by id', productId).map((product) => ({
    logo: product.logo,
    name: product.name,
    buttonText: product.button,
    range: `${money(product.lowest, market)} – ${money(product.highest, market)}`,
    rangeDescription: 'Loan amount',
    rate: `${(product.monthly_rate / 100).toFixed(1)}% a month`,
    rateDescription: 'Nominal interest',
    tags: product.tags.split(','),
    clickable: String(product.clickable),
    productKey: product.id,
  }));
