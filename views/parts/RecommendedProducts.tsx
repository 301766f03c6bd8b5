import { useSelector } from '@xstate/react';
import {
  offersOf,
  type RecommendationRef,
  type RecommendedProduct,
  selectIsOpening,
} from '../../machines/parts/recommendation.ts';
import { GrowingList } from './GrowingList.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ProductCard } from './ProductCard.tsx';
import { t } from '../wording/wording.ts';

/** A list of recommended products; a tap goes to `recommendation`, which tracks it and opens the backend's link. */
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
      <GrowingList items={offersOf(products)} isInList={false}>
        {({ product, position, isActive, tags }) => (
          <ProductCard
            {...product}
            tags={tags}
            disabled={!isActive}
            isOff={isOpening}
            onOpen={() => recommendation.send({ type: 'product.chosen', product, position })}
          />
        )}
      </GrowingList>
      <LoadingOverlay text={isOpening ? t('loading') : undefined} />
    </>
  );
};
