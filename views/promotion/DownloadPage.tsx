import { useSelector } from '@xstate/react';
import { linkTo, type Store, storesFor } from '../../machines/promotion/download/machine.ts';
import {
  type LandingRef,
  selectAppName,
  selectIsRegistered,
  selectTemplate,
  selectTemplateRefusal,
  selectTemplateState,
} from '../../machines/promotion/landing/selectors.ts';
import type { Template } from '../../services/promotion/schema.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { Failure } from '../parts/Failure.tsx';
import { onPlainTap } from '../parts/plainTap.ts';
import { Skeleton } from '../parts/Skeleton.tsx';
import { t } from '../wording/wording.ts';
import { Registered } from './Registered.tsx';
import { PromotionPage } from './PromotionPage.tsx';

interface StoresProps {
  actor: LandingRef;
  stores: readonly Store[];
  template: Template | undefined;
}

const Stores = ({ actor, stores, template }: StoresProps) => {
  const clientType = useSelector(actor, ({ context }) => context.clientType);
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
          <a
            key={store}
            className="button button-primary"
            href={linkTo(store, clientType, template)}
            onClick={onPlainTap(() => download?.send({ type: 'store.chosen', store }))}
          >
            {t(store === 'ios' && !template?.appStoreUrl ? 'promotion.download' : `promotion.store.${store}`)}
          </a>
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
  return <Stores actor={actor} stores={stores} template={template} />;
};

export const DownloadPage = ({ actor }: { actor: LandingRef }) => (
  <PromotionPage actor={actor} title={useSelector(actor, selectAppName)}>
    {useSelector(actor, selectIsRegistered) && <Registered />}
    <Offered actor={actor} />
  </PromotionPage>
);
