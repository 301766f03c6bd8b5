import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectProducts } from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { t } from '../wording/wording.ts';

/** Other products, with their title and a link to more of them: they load as one, so that nothing moves. */
export function Recommended({ actor }: { actor: OrderDetailsRef }) {
  const products = useSelector(actor, selectProducts);
  const recommendation = useSelector(actor, ({ children }) => children.recommendation);
  return (
    recommendation &&
    products.length > 0 && (
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
}
