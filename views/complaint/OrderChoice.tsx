import { useSelector } from '@xstate/react';
import {
  type ComplaintRef,
  numberOf,
  selectListed,
  selectOrder,
  selectOrders,
  selectShowsAll,
} from '../../machines/complaint/selectors.ts';
import type { OrderCard } from '../../services/complaint/schema.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Chip } from '../parts/Chip.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';

const Head = ({ order }: { order: OrderCard }) => (
  <span className="flex w-full items-center gap-beside">
    <Logo src={order.productLogo} name={order.productName} />
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex-1 basis-[7rem] font-strong">{order.productName || numberOf(order)}</span>
      {order.status && <Chip text={order.status} />}
    </span>
  </span>
);

/** `onChosen` is called when the list has closed. */
const AllOrders = ({ actor, onChosen }: { actor: ComplaintRef; onChosen: () => void }) => {
  const orders = useSelector(actor, selectOrders);
  const chosen = useSelector(actor, selectListed);
  return (
    <ul className="mt-3 flex flex-col gap-2" aria-label={t('complaint.chooseOrder')}>
      <GrowingList items={orders}>
        {(order) => (
          <li>
            <button
              type="button"
              className="flex w-full flex-col gap-1 rounded-control bg-sunken p-3 text-start aria-pressed:not-focus-visible:outline-2 aria-pressed:outline-accent"
              aria-pressed={order === chosen}
              onClick={() => {
                actor.send({ type: 'order.chosen', orderNo: order.orderNo });
                onChosen();
              }}
            >
              <Head order={order} />
              <span className="text-small text-muted">{numberOf(order)}</span>
            </button>
          </li>
        )}
      </GrowingList>
    </ul>
  );
};

/** The order and 'All' to choose another one (docs/product/complaint.md#screen). */
export const OrderChoice = ({ actor }: { actor: ComplaintRef }) => {
  const order = useSelector(actor, selectOrder);
  const hasOrders = useSelector(actor, selectOrders).length > 0;
  const showsAll = useSelector(actor, selectShowsAll);
  const number = useSelector(actor, ({ context }) => numberOf(context));
  return (
    <Card title={t('complaint.order')}>
      {!showsAll && order && (
        <>
          <Head order={order} />
          <Rows rows={order.list} />
        </>
      )}
      {!order && (
        <p className="text-muted">
          {hasOrders ? t('complaint.chooseOrder') : number || t('complaint.noOrder')}
        </p>
      )}
      {hasOrders && (
        <Button
          id="all-orders"
          kind="plain"
          className="w-full"
          aria-expanded={showsAll}
          onClick={() => actor.send({ type: 'orders.toggled' })}
        >
          {t('complaint.all')}
          <span className={showsAll ? '-rotate-90' : 'rotate-90'}>
            <Icon name="chevron" />
          </span>
        </Button>
      )}
      {showsAll && (
        <AllOrders actor={actor} onChosen={() => document.getElementById('all-orders')?.focus()} />
      )}
    </Card>
  );
};
