import { lateCost } from '../../services/order/ifPaid.ts';
import {
  isDisputed,
  type NextPayment,
  nextPaymentOf,
  zeroOfOrder,
} from '../../services/order/nextPayment.ts';
import { statusOf } from '../../services/order/status.ts';
import { type Step, stepsOf } from '../../services/orderDetails/facts.ts';
import type { Headline } from '../../services/orderDetails/headline.ts';
import { formatDate } from '../format/date.ts';
import { formatDaysLeft } from '../format/daysLeft.ts';
import { formatMoney } from '../format/money.ts';
import { repeats, repeatsPayment } from '../format/repeats.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { Fold } from '../parts/Fold.tsx';
import { Glued } from '../parts/Glued.tsx';
import { StatusRow } from '../parts/StatusRow.tsx';
import { language, t } from '../wording/wording.ts';
import { Icon } from '../parts/Icon.tsx';

const labelOf = ({ isNow, isOnlySum }: NextPayment) => {
  if (isOnlySum) return 'order.asked';
  return isNow ? 'order.toPay' : 'order.nextPayment';
};

/** The name and sum of the next payment, the words before its day, what contradicts that day, and what else is asked for; empty without anything. */
export function paymentWords(next: NextPayment, market: boolean) {
  const { amount, inAll, part, daysLeft } = next;
  return {
    label: t(labelOf(next)),
    sum: amount === undefined ? t('order.notKnown') : formatMoney(amount, market),
    by: t(daysLeft !== undefined && daysLeft < 0 ? 'order.wasDue' : 'order.by'),
    dispute: isDisputed(next) && t('order.lateOtherwise'),
    rest: [
      inAll !== undefined && t('order.inAll', { amount: formatMoney(inAll, market) }),
      part !== undefined && t('order.ofPart', { amount: formatMoney(part, market) }),
    ]
      .filter(Boolean)
      .join(''),
  };
}

interface OrderHeroProps {
  order: Headline;
  now: number | undefined;
  market: boolean;
}

/** The next payment, its date, the days left, and the cost of a delay: whatever the backend sends. */
const Due = ({ next, order, market }: Omit<OrderHeroProps, 'now'> & { next: NextPayment }) => {
  const { label, sum, by, dispute, rest } = paymentWords(next, market);
  const { amount, day, daysLeft, isLate } = next;
  const cost = lateCost(next, order);
  return (
    <div className="due">
      <p>
        <span className="text-muted block">{label}</span>
        <strong className="due-amount sum whole" style={sumStyle(sum)}>
          {sum}
        </strong>
      </p>
      {day && (
        <p className="due-day">
          <span>
            {by} <span className="whole">{formatDate(day)}</span>
          </span>
          {daysLeft !== undefined && (
            <span className={isLate && !dispute ? 'due-left due-late' : 'due-left'}>
              {formatDaysLeft(daysLeft)}
            </span>
          )}
        </p>
      )}
      {dispute && <p className="due-late">{dispute}</p>}
      {amount === undefined && <p className="font-medium">{t('order.askUs')}</p>}
      {rest && <p className="font-medium">{rest}</p>}
      {cost && (
        <p className="text-small text-muted">
          {t(isLate ? 'order.furtherDay' : 'order.lateDay')}{' '}
          <span className="whole">{formatMoney(cost.perDay, market)}</span>
          {cost.once > 0 && t('order.lateOnce', { amount: formatMoney(cost.once, market) })}
        </p>
      )}
    </div>
  );
};

/** The order's past and next steps as one line; on a narrow page with large text, one below another. */
const LifeLine = ({ steps }: { steps: Step[] }) => (
  <ol className="life" aria-label={t('order.life')}>
    {steps.map(({ step, day, is }) => (
      <li key={step} className={`life-${is}`} aria-current={is === 'now' ? 'step' : undefined}>
        <span className="life-dot">{is === 'done' && <Icon name="check" />}</span>
        <span className="life-step">{t(`life.${step}`)}</span>
        {day && <span className="life-day whole">{formatDate(day).replace(/, \d{4}$/, '')}</span>}
      </li>
    ))}
  </ol>
);

/** Only renders values, without React's hooks: the document draws it and its parts too, before the app starts (views/firstPaint). */
export const OrderHero = ({ order, now, market }: OrderHeroProps) => {
  const next = nextPaymentOf(order, now);
  const zero = zeroOfOrder(order, now);
  const steps = stepsOf(order);
  const title = order.noticeStatusText || t('order.status');
  const text = order.noticeDesText;
  const said = <Glued>{text}</Glued>;
  const isAsked =
    // As specified, every description is in sight.
    language() !== 'spec' &&
    !!next &&
    repeatsPayment(text, paymentWords(next, market).sum, formatDate(next.day));
  return (
    <div className="hero">
      {next && <Due next={next} order={order} market={market} />}
      {!next && zero && <p className="due font-strong">{t(`order.${zero}`)}</p>}
      <section className="status">
        <StatusRow tone={statusOf(order).tone} title={title} />
        {text && (
          <div>{isAsked || repeats(text, title) ? <Fold label={t('order.message')}>{said}</Fold> : said}</div>
        )}
      </section>
      {steps.length > 0 && <LifeLine steps={steps} />}
    </div>
  );
};
