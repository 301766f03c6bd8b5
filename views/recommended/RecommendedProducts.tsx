import { useSelector } from '@xstate/react';
import type { RecommendationRef, RecommendedProduct } from '../../machines/parts/recommendation.ts';
import { LoadingOverlay } from '../parts/LoadingOverlay.tsx';
import { ProductCard } from '../parts/ProductCard.tsx';
import { t } from '../wording/wording.ts';

/** How many products of a list show their tags (spec §9). */
const taggedProducts = 2;

/** A list of recommended products; a tap goes to `recommendation`, which tracks it and opens what the lender says. */
export const RecommendedProducts = ({
  products,
  recommendation,
}: {
  products: readonly RecommendedProduct[];
  recommendation: RecommendationRef;
}) => {
  const isOpening = useSelector(recommendation, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      {products.map((product, position) => (
        <ProductCard
          key={position}
          {...product}
          tags={position < taggedProducts ? product.tags : []}
          disabled={product.clickable === '0'}
          onOpen={() => recommendation.send({ type: 'product.chosen', product, position })}
        />
      ))}
      <LoadingOverlay text={isOpening ? t('loading') : undefined} />
    </>
  );
};
