import type { RecommendationRef } from '../../machines/screen/recommendation.ts';
import { RecommendedProducts } from '../../views/parts/RecommendedProducts.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { recommendedProducts } from '../models/fixtures/product.ts';
import { partHarness } from '../models/harness.tsx';
import { model } from './recommendation.model.ts';

const View = ({ actor }: { actor: RecommendationRef }) => (
  <RecommendedProducts products={recommendedProducts} recommendation={actor} />
);

await loadWording('spec', ['common']);
testView(model, {
  ...partHarness(View),
  keeps: {
    'the products are the list of the page around it, which this machine is not given': [
      'Mabilis Loan',
      'Get offer',
      'Loan amount',
      'Nominal interest',
      'Fast',
      'For 120 days',
      'Sari-Sari Capital',
      'Apply now',
    ],
  },
});
