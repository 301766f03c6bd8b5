import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { JointLoginErrorRef } from '../../machines/jointLoginError/selectors.ts';
import { selectViewState } from '../../machines/screen/viewState.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Empty } from '../parts/Empty.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { t } from '../wording/wording.ts';

export const Listed = ({ children }: { children: ReactNode }) => (
  <>
    <h2 className="sr-only">{t('failure.products')}</h2>
    {children}
  </>
);

const Products = ({ actor }: { actor: JointLoginErrorRef }) => {
  const products = useSelector(actor, ({ context }) => context.failure)?.recProducts ?? [];
  const recommendation = useSelector(actor, ({ children }) => children.recommendation);
  if (products.length === 0 || !recommendation) return <Empty title={t('failure.noProducts')} />;
  return (
    <Listed>
      <RecommendedProducts products={products} recommendation={recommendation} />
    </Listed>
  );
};

/** The products of the failure page alone (docs/product/routes.md). */
export const RecommendList = ({ actor }: { actor: JointLoginErrorRef }) => (
  <ScreenPage actor={actor} title={t('failure.listTitle')}>
    <Loaded viewState={useSelector(actor, selectViewState)} actor={actor}>
      <Products actor={actor} />
    </Loaded>
  </ScreenPage>
);
