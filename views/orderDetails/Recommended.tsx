import { useSelector } from '@xstate/react';
import { type OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import type { RecommendedProduct } from '../../machines/screen/recommendation.ts';
import { Button } from '../parts/Button.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { t } from '../wording/wording.ts';

/** Other products, with their title and a link to more of them: they load as one, so that nothing moves. */
export const Recommended = ({
  actor,
  products,
}: {
  actor: OrderDetailsRef;
  products: readonly RecommendedProduct[];
}) => {
  const recommendation = useSelector(actor, ({ children }) => children.recommendation);
  return (
    recommendation && (
      <aside className="page-main" aria-labelledby="recommended">
        <h2 className="section-title" id="recommended">
          {t('order.recommended')}
        </h2>
        <RecommendedProducts products={products} recommendation={recommendation} />
        <Button kind="plain" onClick={() => actor.send({ type: 'moreProducts.chosen' })}>
          {t('order.moreProducts')}
        </Button>
      </aside>
    )
  );
};
