import { useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectFace,
  selectHasDetails,
  selectOrder,
  selectPhone,
  selectProducts,
  selectRecommendation,
  selectRule,
} from '../../machines/orderDetails/selectors.ts';
import type { StatusTone } from '../../machines/orderDetails/status.ts';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Rows } from '../parts/Rows.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { RecommendedProducts } from '../parts/RecommendedProducts.tsx';
import { t } from '../wording/wording.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderDialogs } from './OrderDialogs.tsx';

const icons: Record<StatusTone, IconName> = { gold: 'clock', green: 'check', red: 'alert', amber: 'clock' };

const Status = ({ actor }: { actor: OrderDetailsRef }) => {
  const order = useSelector(actor, selectOrder);
  const { tone } = useSelector(actor, selectRule);
  if (!order) return null;
  return (
    <>
      {order.banner && <img className="banner" src={order.banner} alt="" />}
      <StatusPanel tone={tone} icon={icons[tone]} title={order.noticeStatusText || t('order.status')}>
        {order.noticeDesText}
      </StatusPanel>
    </>
  );
};

const Details = ({ actor }: { actor: OrderDetailsRef }) => {
  const order = useSelector(actor, selectOrder);
  const hasDetails = useSelector(actor, selectHasDetails);
  if (!order || !hasDetails) return null;
  return (
    <Card>
      {order.productName && (
        <div className="product-head">
          <Logo src={order.productLogo} name={order.productName} />
          <h2 className="product-name">{order.productName}</h2>
        </div>
      )}
      <Rows rows={order.userOrderDetail} />
    </Card>
  );
};

const Recommended = ({ actor }: { actor: OrderDetailsRef }) => {
  const products = useSelector(actor, selectProducts);
  const recommendation = useSelector(actor, selectRecommendation);
  if (products.length === 0 || !recommendation) return null;
  return (
    <section className="stack" aria-labelledby="recommended">
      <h2 className="section-title" id="recommended">
        {t('order.recommended')}
      </h2>
      <RecommendedProducts products={products} recommendation={recommendation} />
      <Button kind="plain" onClick={() => actor.send({ type: 'moreProducts.chosen' })}>
        {t('order.moreProducts')}
      </Button>
    </section>
  );
};

const Contact = ({ actor }: { actor: OrderDetailsRef }) => {
  const phone = useSelector(actor, selectPhone);
  return (
    <Button kind="plain" onClick={() => actor.send({ type: 'phone.chosen' })}>
      <Icon name="phone" /> {t('order.contact')} {phone}
    </Button>
  );
};

const Order = ({ actor }: { actor: OrderDetailsRef }) => (
  <>
    <Status actor={actor} />
    <Details actor={actor} />
    <OrderActions actor={actor} />
    <Recommended actor={actor} />
    <Contact actor={actor} />
    <OrderDialogs actor={actor} />
  </>
);

const Unavailable = ({ actor }: { actor: OrderDetailsRef }) => (
  <Failure
    title={t('order.unavailable')}
    hint={t('order.unavailableHint')}
    retryLabel={t('tryAgain')}
    onRetry={() => actor.send({ type: 'retry.requested' })}
  />
);

/** Order Details (spec §2): each block draws its own part of the snapshot, so that a change renders only what shows it. */
export const OrderDetails = ({ actor }: { actor: OrderDetailsRef }) => {
  const face = useSelector(actor, selectFace);
  return (
    <ScreenPage actor={actor} title={t('order.title')}>
      <Loaded face={face} actor={actor}>
        {face === 'unavailable' ? <Unavailable actor={actor} /> : <Order actor={actor} />}
      </Loaded>
    </ScreenPage>
  );
};
