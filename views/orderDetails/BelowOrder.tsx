import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectProducts } from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { t } from '../wording/wording.ts';
import { MoreFacts } from './MoreFacts.tsx';

/** Other products, with their title and a link to more of them: they load as one, so that nothing moves. */
function Recommended({ actor }: { actor: OrderDetailsRef }) {
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

/** Everything below the first screen, as one file: parts that arrive one by one would shift the layout. */
export function BelowOrder({ actor }: { actor: OrderDetailsRef }) {
  return (
    <>
      <Recommended actor={actor} />
      <MoreFacts actor={actor} />
    </>
  );
}
