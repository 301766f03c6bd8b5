import { Fragment } from 'react';
import { readDevice } from '../../../services/device/stored.ts';
import { actionsOf, isPressing, leadsElsewhere } from '../../../services/orderDetails/facts.ts';
import { isBankTipSeen } from '../../../services/device/bankTip.ts';
import { carriedIn } from '../../../services/http/pageQuery.ts';
import { withQuery } from '../../../services/values/links.ts';
import { headlineIn } from '../../../services/orderDetails/headline.ts';
import { isMarket, orderKeyOf } from '../../../services/order/key.ts';
import { isCodeStored, isPaymentReported } from '../../../services/repay/kept.ts';
import { actionLabel, RolloverHint } from '../../orderDetails/actionLabels.tsx';
import { underBase } from '../../app/basePath.ts';
import { OrderHero } from '../../orderDetails/OrderHero.tsx';
import { ButtonBar } from '../../parts/ButtonBar.tsx';
import type { Action } from '../../../services/order/status.ts';
import type { Figure, Place } from '../noFigure.ts';

type Order = NonNullable<ReturnType<typeof headlineIn>>;

/** Paths of the order's next routes, inserted by the build: otherwise the document would contain the table of all routes. */
declare const firstPaths: Record<'repayUrl' | 'repayDelayUrl', string>;

/** Where an action leads, if it is a navigation within the app and never a request. */
const routes = {
  repay: 'repayUrl',
  rollOver: 'repayDelayUrl',
  saveProof: undefined,
  borrowAgain: undefined,
} satisfies Record<Action, keyof typeof firstPaths | undefined>;

/** The order's actions as links, drawn like OrderActions. Undefined if one is no link, or the app shows something else first. */
const footerOf = (order: Order, { page, now }: Place) => {
  const actions = actionsOf(order, now);
  const isElsewhere = !order.inside && order.h5Url !== '';
  const isDialogFirst =
    order.reyMsg || order.cardNeedPop || (order.KindTipsMsg && !isBankTipSeen(readDevice()));
  if (isElsewhere || isDialogFirst || isCodeStored()) return undefined;
  const query = { ...carriedIn(page.toString()), ...orderKeyOf(page) };
  const links = actions.flatMap((action, place) => {
    const route = routes[action];
    const kind = place === 0 && isPressing(order, now) ? 'primary' : 'secondary';
    return route === undefined
      ? []
      : [
          <Fragment key={action}>
            {action === 'rollOver' && <RolloverHint />}
            <a className={`button button-${kind}`} href={underBase(withQuery(firstPaths[route], query))}>
              {actionLabel(action, actions)}
            </a>
          </Fragment>,
        ];
  });
  const isWhole = links.length > 0 && links.length === actions.length;
  return isWhole ? <ButtonBar>{links}</ButtonBar> : undefined;
};

export const figureIn = (body: string, place: Place): Figure | undefined => {
  const order = headlineIn(body);
  if (!order || leadsElsewhere(order) || isPaymentReported()) return undefined;
  return {
    content: (
      <>
        {order.banner && <div className="banner" />}
        <OrderHero order={order} now={place.now} market={isMarket(place.page)} />
      </>
    ),
    footer: footerOf(order, place),
  };
};
