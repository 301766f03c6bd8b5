import { useSelector } from '@xstate/react';
import type { JointLoginErrorRef } from '../../machines/jointLoginError/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Card } from '../parts/Card.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { t } from '../wording/wording.ts';

const Reason = ({ actor }: { actor: JointLoginErrorRef }) => {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure?.notice && !failure?.errorMessage) return null;
  return (
    <Card>
      <div role="alert" className="grid gap-2">
        {failure.notice && <p className="font-strong text-danger">{failure.notice}</p>}
        {failure.errorMessage && <p>{failure.errorMessage}</p>}
      </div>
    </Card>
  );
};

const Products = ({ actor }: { actor: JointLoginErrorRef }) => {
  const products = useSelector(actor, ({ context }) => context.failure)?.recProducts ?? [];
  const recommendation = useSelector(actor, ({ children }) => children.recommendation);
  if (products.length === 0 || !recommendation) return null;
  return (
    <section className="stack" aria-labelledby="recommended">
      <h2 className="section-title" id="recommended">
        {t('failure.products')}
      </h2>
      <RecommendedProducts products={products} recommendation={recommendation} />
    </section>
  );
};

/** Joint login failure (docs/product/jointLoginError.md#screen): the error, and alternatives. */
export const JointLoginError = ({ actor }: { actor: JointLoginErrorRef }) => (
  <ScreenPage actor={actor} title={t('failure.title')}>
    <Loaded viewState={useSelector(actor, selectViewState)} actor={actor}>
      <Reason actor={actor} />
      <Products actor={actor} />
    </Loaded>
  </ScreenPage>
);
