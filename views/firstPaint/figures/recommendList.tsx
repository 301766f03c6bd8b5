import { dataIn } from '../../../services/http/envelope.ts';
import { joinFailureSchema } from '../../../services/jointLoginError/schema.ts';
import { Listed } from '../../jointLoginError/RecommendList.tsx';
import { ProductOffers } from '../../parts/ProductOffers.tsx';
import { replayTaps } from '../replayTaps.ts';
import type { Figure } from '../noFigure.ts';

/** The recommended products. */
export const figureIn = (body: string): Figure | undefined => {
  const products = dataIn('00', joinFailureSchema, body)?.recProducts ?? [];
  if (products.length === 0) return undefined;
  return {
    content: replayTaps(
      <Listed>
        <ProductOffers products={products} onOpen={() => undefined} />
      </Listed>,
    ),
  };
};
