import { shallowEqual, useSelector } from '@xstate/react';
import {
  type OrderDetailsRef,
  selectDialog,
  selectPhone,
  selectViewState,
  selectActions,
} from '../../machines/orderDetails/selectors.ts';
import { selectIsExpected, selectUsedCode } from '../../machines/payment/storedCode.ts';
import { later } from '../app/later.tsx';
import { Loaded } from '../app/Loaded.tsx';
import { ScreenPage } from '../app/ScreenPage.tsx';
import { AsOf } from '../parts/AsOf.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Card } from '../parts/Card.tsx';
import { Receipt } from '../parts/laterParts.ts';
import { LineLink } from '../parts/LineLink.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { useIsReported, useOrder, useOrderKey, useStoredCode } from './useOrder.ts';
import { t, type WordingGroup } from '../wording/wording.ts';
import { Contact } from './Contact.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderHero } from './OrderHero.tsx';

const words: WordingGroup[] = ['orderLater'];
const OrderDialogs = later(async () => (await import('./OrderDialogs.tsx')).OrderDialogs, words);
const Waiting = later(async () => (await import('./LiveCode.tsx')).Waiting, words);
const Received = later(async () => (await import('./LiveCode.tsx')).Received, [...words, 'repay']);
const Remarks = later(async () => (await import('./LiveCode.tsx')).Remarks, words);
const Unavailable = later(async () => (await import('./LiveCode.tsx')).Unavailable, words);
const BelowOrder = later(async () => (await import('./BelowOrder.tsx')).BelowOrder, words);

const Top = ({ actor }: { actor: OrderDetailsRef }) => {
  const isWaiting = useIsReported(actor);
  const storedCode = useStoredCode(actor);
  const isUsed = useSelector(storedCode, selectUsedCode) !== undefined;
  const facts = useOrder(actor);
  if (!facts) return null;
  const { order, news, now, market, otherDay, isNextRefused } = facts;
  if (isWaiting && storedCode)
    return <Waiting actor={actor} storedCode={storedCode} news={news} market={market} />;
  return (
    <>
      <output className="empty:absolute">
        {isUsed && storedCode && <Received storedCode={storedCode} market={market} />}
      </output>
      {order.banner && (
        // Its space is reserved, so that nothing moves when the picture loads late or fails.
        <div className="banner">
          <Picture src={order.banner} alt="" />
        </div>
      )}
      <OrderHero order={order} now={now} market={market} />
      <AsOf day={otherDay} />
      {(isNextRefused || !!order.overpaid) && <Remarks facts={facts} />}
    </>
  );
};

/** The receiving account, before disbursement: a wrong account cannot be corrected afterwards. */
const Payout = ({ actor }: { actor: OrderDetailsRef }) => {
  const account = useOrder(actor)?.payout;
  const phone = useSelector(actor, selectPhone);
  return (
    account && (
      <Card>
        <p>
          <span className="text-muted block">{t('order.payout')}</span>
          <strong className="font-strong block mb-2">
            <Glued>{account}</Glued>
          </strong>
        </p>
        <PhoneLink className="line-link" phone={phone} onCall={() => actor.send({ type: 'phone.chosen' })}>
          <span>{t('order.notRight')}</span>
          <Icon name="chevron" />
        </PhoneLink>
      </Card>
    )
  );
};

const Dialogs = ({ actor }: { actor: OrderDetailsRef }) =>
  useSelector(actor, selectDialog) && <OrderDialogs actor={actor} />;

const Taken = ({ actor }: { actor: OrderDetailsRef }) => {
  const receipt = useSelector(actor, ({ context }) => context.receipt);
  const market = useSelector(actor, ({ context }) => context.market);
  const query = useOrderKey(actor);
  return (
    receipt && (
      <Receipt receipt={receipt} market={market}>
        {receipt.documents.map((title, position) => (
          // Documents are identified by their index.
          <LineLink
            key={position}
            to="loanDocuments"
            query={query}
            onOpen={() => actor.send({ type: 'documents.chosen' })}
          >
            {title}
          </LineLink>
        ))}
      </Receipt>
    )
  );
};

const Order = ({ actor, canContact }: { actor: OrderDetailsRef; canContact: boolean }) => (
  <>
    <Top actor={actor} />
    <Payout actor={actor} />
    <Taken actor={actor} />
    <OrderFacts actor={actor} />
    {!canContact && <Contact actor={actor} />}
    <Dialogs actor={actor} />
  </>
);

/** Each block renders its own part of the snapshot, so that a change only rerenders what shows it (docs/product/orderDetails.md#screen). */
export const OrderDetails = ({ actor }: { actor: OrderDetailsRef }) => {
  const seen = useSelector(actor, selectViewState);
  const viewState = useSelector(useStoredCode(actor), selectIsExpected) ? 'loading' : seen;
  const actions = useSelector(actor, selectActions, shallowEqual);
  const hasFooter = !useIsReported(actor) && actions.length > 0;
  return (
    <ScreenPage
      actor={actor}
      title={t('order.title')}
      footer={viewState === 'order' && hasFooter && <OrderActions actor={actor} />}
      below={viewState === 'order' && <BelowOrder actor={actor} />}
    >
      <Loaded viewState={viewState} actor={actor}>
        {viewState === 'unavailable' ? (
          <Unavailable actor={actor} />
        ) : (
          <Order actor={actor} canContact={hasFooter && actions.includes('contact')} />
        )}
      </Loaded>
    </ScreenPage>
  );
};
