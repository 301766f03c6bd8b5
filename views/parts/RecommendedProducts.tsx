import { useSelector } from '@xstate/react';
import {
  type RecommendationRef,
  type RecommendedProduct,
  selectIsOpening,
} from '../../machines/screen/recommendation.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { ProductOffers } from './ProductOffers.tsx';
import { t } from '../wording/wording.ts';

/** A list of recommended products; a tap goes to `recommendation`, which tracks it and opens the backend's link. */
export const RecommendedProducts = ({
  products,
  recommendation,
}: {
  products: readonly (RecommendedProduct | null)[];
  recommendation: RecommendationRef;
}) => {
  const isOpening = useSelector(recommendation, selectIsOpening);
  return (
    <>
      <ProductOffers
        products={products}
        isOff={isOpening}
        onOpen={(product, position) => recommendation.send({ type: 'product.chosen', product, position })}
      />
      <LoadingOverlay text={isOpening ? t('loading') : undefined} />
    </>
  );
};
