import type { OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import { MoreFacts } from './MoreFacts.tsx';
import { Recommended } from './Recommended.tsx';

/** Everything below the first screen, as one file: parts that arrive one by one would shift the layout. */
export function BelowOrder({ actor }: { actor: OrderDetailsRef }) {
  return (
    <>
      <Recommended actor={actor} />
      <MoreFacts actor={actor} />
    </>
  );
}
