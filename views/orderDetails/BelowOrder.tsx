import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectProducts } from '../../machines/orderDetails/selectors.ts';
import { MoreFacts } from './MoreFacts.tsx';
import { Recommended } from './Recommended.tsx';

/** Everything below the first screen, as one file: parts that arrive one by one would shift the layout. */
export const BelowOrder = ({ actor }: { actor: OrderDetailsRef }) => {
  const products = useSelector(actor, selectProducts);
  return (
    <>
      {products.length > 0 && <Recommended actor={actor} products={products} />}
      <MoreFacts actor={actor} />
    </>
  );
};
