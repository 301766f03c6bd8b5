import { readStored } from '../../../services/device/storage.ts';
import { actionsOf, isPressing, leadsElsewhere } from '../../../services/orderDetails/facts.ts';
import { carriedIn } from '../../../services/http/pageQuery.ts';
import { withQuery } from '../../../services/values/links.ts';
import { type Headline, headlineIn } from '../../../services/orderDetails/headline.ts';
import { dialLinkIn } from '../../../machines/screen/calling.ts';
import { isMarket, orderKeyOf } from '../../../services/order/key.ts';
import { isCodeStored, isPaymentReported } from '../../../services/repay/kept.ts';
import { ContactWords } from '../../orderDetails/Contact.tsx';
import { drawActions } from '../../orderDetails/actionLabels.tsx';
import { underBase } from '../../app/basePath.ts';
import { OrderHero } from '../../orderDetails/OrderHero.tsx';
import { ButtonBar } from '../../parts/ButtonBar.tsx';
import type { Action } from '../../../services/order/status.ts';
import type { Figure, Place } from '../noFigure.ts';

/** Paths of the order's next routes, inserted by the build: otherwise the document would contain the table of all routes. */
declare const firstPaths: Record<'repayUrl' | 'repayDelayUrl', string>;

/** What an action opens that is a link and never a request: a path of the app, or a telephone; empty for another, and for a telephone that only the app knows. */
const links: Record<Action, (order: Headline) => string> = {
  contact: ({ telephone }) => telephone,
  repay: () => firstPaths.repayUrl,
  rollOver: () => firstPaths.repayDelayUrl,
  saveProof: () => '',
  borrowAgain: () => '',
};

/** The order's actions as links, drawn like OrderActions. Undefined if one is no link, or the app shows something else first. */
const footerOf = (order: Headline, { page, now }: Place) => {
  const actions = actionsOf(order, now);
  const isElsewhere = !order.inside && order.h5Url !== '';
  const isDialogFirst =
    order.reyMsg ||
    order.cardNeedPop ||
    (order.KindTipsMsg && readStored('sessionStorage', 'showBankTip') === null);
  const isLinked = actions.length > 0 && actions.every((action) => links[action](order) !== '');
  if (!isLinked || isElsewhere || isDialogFirst || isCodeStored()) return undefined;
  const query = { ...carriedIn(page.toString()), ...orderKeyOf(page) };
  return (
    <ButtonBar>
      {drawActions(actions, isPressing(order, now), (action, kind, label) =>
        action === 'contact' ? (
          <a className={`button button-${kind}`} href={dialLinkIn(order.telephone)}>
            <ContactWords phone={order.telephone} />
          </a>
        ) : (
          <a className={`button button-${kind}`} href={underBase(withQuery(links[action](order), query))}>
            {label}
          </a>
        ),
      )}
    </ButtonBar>
  );
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
