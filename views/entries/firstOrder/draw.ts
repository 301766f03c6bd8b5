import { leadsElsewhere } from '../../../machines/orderDetails/facts.ts';
import { momentOfResponse } from '../../../services/clock.ts';
import { isMarket } from '../../../services/orderDetails/request.ts';
import { repaired } from '../../../services/http/pageQuery.ts';
import { headlineIn } from '../../../services/orderDetails/headline.ts';
import { OrderHero } from '../../orderDetails/OrderHero.tsx';

declare global {
  interface Window {
    /** The order's headline is drawn, or it is left to the app. */
    earlyDrawn?: Promise<void>;
  }
}

/**
 * The order's headline, drawn by the document itself out of the answer to the call that it made (views/entries/firstCall.ts): a borrower on a slow network
 * reads how much and by when while the framework is still on its way. The app then draws the same in its place (views/entries/main.tsx). The build makes one
 * inline script of this, with jsx.ts for React and wording.ts for the catalogues (tools/build/firstOrder.ts).
 */
const draw = async (answer: Promise<Response>): Promise<void> => {
  // The app reads the answer, too.
  const copy = await answer.then((response) => response.clone());
  const order = copy.ok ? headlineIn(await copy.text()) : undefined;
  const first = document.querySelector('.first');
  // The app was sooner, or it has something else to say.
  if (!first || !order || leadsElsewhere(order)) return;
  const early = document.createElement('div');
  early.className = 'early stack';
  if (order.banner) early.append(Object.assign(document.createElement('div'), { className: 'banner' }));
  const hero: unknown = OrderHero({
    order,
    market: isMarket(new URLSearchParams(repaired(location.search))),
    now: momentOfResponse(copy.headers),
  });
  if (hero instanceof Node) early.append(hero);
  first.querySelector('i')?.replaceWith(early);
  first.removeAttribute('aria-hidden');
};

// What goes wrong here is the app's to tell.
if (window.earlyCall) window.earlyDrawn = draw(window.earlyCall.response).catch(() => undefined);
