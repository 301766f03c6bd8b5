import { useSelector } from '@xstate/react';
import { type Store, storesFor } from '../../machines/promotion/download/machine.ts';
import {
  type LandingRef,
  selectAppName,
  selectIsRegistered,
  selectTemplate,
  selectTemplateRefusal,
  selectTemplateState,
} from '../../machines/promotion/landing/selectors.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { Registered } from './Registered.tsx';
import { PromotionPage } from './PromotionPage.tsx';

interface StoresProps {
  actor: LandingRef;
  stores: readonly Store[];
  hasAppStore: boolean;
}

const Stores = ({ actor, stores, hasAppStore }: StoresProps) => {
  const download = useSelector(actor, ({ children }) => children.download);
  const app = useSelector(actor, selectAppName);
  return (
    <>
      <div className="grid justify-items-center gap-2 pt-12 pb-6 text-center">
        <BrandMark className="mb-3 size-[88px]" />
        <h2 className="offer-title">{t('promotion.downloadTitle', { app })}</h2>
        <p className="offer-slogan">{t('promotion.settledHint')}</p>
      </div>
      <ButtonBar>
        {stores.map((store) => (
          <Button key={store} onClick={() => download?.send({ type: 'store.chosen', store })}>
            {t(store === 'ios' && !hasAppStore ? 'promotion.download' : `promotion.store.${store}`)}
          </Button>
        ))}
      </ButtonBar>
    </>
  );
};

const Offered = ({ actor }: { actor: LandingRef }) => {
  const template = useSelector(
    useSelector(actor, ({ context }) => context.template),
    selectTemplate,
  );
  const refusal = useSelector(
    useSelector(actor, ({ context }) => context.template),
    selectTemplateRefusal,
  );
  const state = useSelector(actor, selectTemplateState);
  const environment = useSelector(actor, ({ context }) => context.environment);
  const stores = storesFor(
    useSelector(actor, ({ context }) => context.clientType),
    template,
    environment,
  );
  if (state === 'loading') return <Skeleton label={t('loading')} />;
  if (state === 'failed')
    return (
      <Failure
        title={refusal || t('promotion.templateFailed')}
        {...(!refusal && { hint: t('loadFailedHint') })}
        retryLabel={t('tryAgain')}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  if (stores.length === 0)
    return (
      <div className="message">
        <h2 className="text-title">{t('promotion.noStore')}</h2>
      </div>
    );
  return <Stores actor={actor} stores={stores} hasAppStore={!!template?.appStoreUrl} />;
};

export const DownloadPage = ({ actor }: { actor: LandingRef }) => (
  <PromotionPage actor={actor} title={useSelector(actor, selectAppName)}>
    {useSelector(actor, selectIsRegistered) && <Registered />}
    <Offered actor={actor} />
  </PromotionPage>
);
