import { dueOf, leadsElsewhere } from '../../../machines/orderDetails/facts.ts';
import { statusRule } from '../../../machines/orderDetails/status.ts';
import { readBankTip } from '../../../services/device/bankTip.ts';
import { carriedIn } from '../../../services/http/pageQuery.ts';
import { withQuery } from '../../../services/values/links.ts';
import { headlineIn } from '../../../services/orderDetails/headline.ts';
import { isMarket, orderKeyOf } from '../../../services/orderDetails/request.ts';
import { isCodeKept } from '../../../services/repay/kept.ts';
import { underBase } from '../../app/basePath.ts';
import { OrderHero } from '../../orderDetails/OrderHero.tsx';
import { ButtonBar } from '../../parts/ButtonBar.tsx';
import { t } from '../../wording/wording.ts';
import type { Figure, Place } from '../noFigure.ts';
import { elementsOf } from './element.ts';

type Order = NonNullable<ReturnType<typeof headlineIn>>;

/** Paths of the order's next routes, inserted by the build: otherwise the document would contain the table of all routes. */
declare const firstPaths: Record<'repayUrl' | 'repayDelayUrl', string>;

/** The order's actions as links, drawn like OrderActions: each is a navigation, never a request. Empty if the app shows something else first. */
const actionsOf = (order: Order, { page, now }: Place): Node[] => {
  const { action } = statusRule(order.orderStatus);
  const hasRepayment = action === 'repay' || action === 'repayOrRollover';
  const isElsewhere = !order.inside && order.h5Url !== '';
  const isDialogFirst = order.reyMsg || order.cardNeedPop || (order.KindTipsMsg && !readBankTip());
  if (!hasRepayment || isElsewhere || isDialogFirst || isCodeKept()) return [];
  const offersRollover = action === 'repayOrRollover' && order.isDelay;
  const query = { ...carriedIn(page.toString()), ...orderKeyOf(page) };
  const addressOf = (route: keyof typeof firstPaths) => underBase(withQuery(firstPaths[route], query));
  const isPressing = dueOf(order, now)?.isNow !== false;
  return elementsOf(
    <ButtonBar>
      <a className={`button button-${isPressing ? 'primary' : 'secondary'}`} href={addressOf('repayUrl')}>
        {t(offersRollover ? 'order.repayShort' : 'order.repay')}
      </a>
      {offersRollover && (
        <>
          <p className="button-hint">{t('order.rolloverHint')}</p>
          <a className="button button-secondary" href={addressOf('repayDelayUrl')}>
            {t('order.rollover')}
          </a>
        </>
      )}
    </ButtonBar>,
  );
};

export const figureIn = (body: string, place: Place): Figure | undefined => {
  const order = headlineIn(body);
  if (!order || leadsElsewhere(order)) return undefined;
  const footer = actionsOf(order, place);
  return {
    content: elementsOf(
      <>
        {order.banner && <div className="banner" />}
        <OrderHero order={order} now={place.now} market={isMarket(place.page)} />
      </>,
    ),
    ...(footer.length > 0 && { footer }),
  };
};
