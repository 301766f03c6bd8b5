import { useSelector } from '@xstate/react';
import {
  offersOf,
  type RecommendationRef,
  type RecommendedProduct,
  selectIsOpening,
} from '../../machines/parts/recommendation.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ProductCard } from './ProductCard.tsx';
import { t } from '../wording/wording.ts';

/** A list of recommended products; a tap goes to `recommendation`, which tracks it and opens what the backend says. */
export const RecommendedProducts = ({
  products,
  recommendation,
}: {
  products: readonly RecommendedProduct[];
  recommendation: RecommendationRef;
}) => {
  const isOpening = useSelector(recommendation, selectIsOpening);
  return (
    <>
      {offersOf(products).map(({ product, position, isActive, tags }) => (
        <ProductCard
          key={position}
          {...product}
          tags={tags}
          disabled={!isActive}
          isOff={isOpening}
          onOpen={() => recommendation.send({ type: 'product.chosen', product, position })}
        />
      ))}
      <LoadingOverlay text={isOpening ? t('loading') : undefined} />
    </>
  );
};
