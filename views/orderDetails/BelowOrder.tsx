import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectProducts } from '../../machines/orderDetails/selectors.ts';
import { MoreFacts } from './MoreFacts.tsx';
import { Recommended } from './Recommended.tsx';

/** What comes below the first screen, as one file: what came alone would move what is there. */
export const BelowOrder = ({ actor }: { actor: OrderDetailsRef }) => {
  const products = useSelector(actor, selectProducts);
  return (
    <>
      {products.length > 0 && <Recommended actor={actor} products={products} />}
      <MoreFacts actor={actor} />
    </>
  );
};
