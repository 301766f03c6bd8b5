import { isOffered, type Product } from '../../services/recommendation/schema.ts';

export type { Product };

/** A greyed product ('0') cannot be opened, and neither can one without a key to ask with (docs/product/recommendation.md). */
export const isActive = ({ clickable, productKey }: Product): boolean =>
  !/^(0|false)$/i.test(clickable) && productKey !== '';

/** Number of products in a list that show their tags (docs/product/recommendation.md). */
const taggedProducts = 2;

export const offersOf = (products: readonly (Product | null)[]) =>
  products
    .flatMap((product, position) =>
      isOffered(product) ? { product, position, isActive: isActive(product) } : [],
    )
    .map((offer, index) => ({ ...offer, tags: index < taggedProducts ? offer.product.tags : [] }));
