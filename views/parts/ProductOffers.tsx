import { offersOf, type Product } from '../../machines/screen/offers.ts';
import { GrowingList } from './GrowingList.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductOffersProps {
  products: readonly (Product | null)[];
  /** One of them is being opened, so taps are ignored. */
  isOff?: boolean;
  onOpen: (product: Product, position: number) => void;
}

export const ProductOffers = ({ products, isOff = false, onOpen }: ProductOffersProps) => (
  <GrowingList items={offersOf(products)} isInList={false}>
    {({ product, position, isActive, tags }) => (
      <ProductCard
        {...product}
        tags={tags}
        disabled={!isActive}
        isOff={isOff}
        onOpen={() => onOpen(product, position)}
      />
    )}
  </GrowingList>
);
