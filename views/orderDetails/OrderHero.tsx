import { hasNothingToPay, nextPaymentOf } from '../../services/order/nextPayment.ts';
import { statusOf } from '../../services/order/status.ts';
import { type Step, stepsOf } from '../../services/orderDetails/facts.ts';
import type { Headline } from '../../services/orderDetails/headline.ts';
import { formatDate } from '../format/date.ts';
import { repeats, repeatsPayment } from '../format/repeats.ts';
import { Fold } from '../parts/Fold.tsx';
import { Glued } from '../parts/Glued.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { language, t } from '../wording/wording.ts';
import { Due } from './Due.tsx';
import { paymentWords } from './paymentWords.ts';
import { Icon } from '../parts/Icon.tsx';

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

interface OrderHeroProps {
  order: Headline;
  now: number | undefined;
  market: boolean;
}

/** Only renders values, without React's hooks: the document draws it and its parts too, before the app starts (views/firstPaint). */
export const OrderHero = ({ order, now, market }: OrderHeroProps) => {
  const next = nextPaymentOf(order, now);
  const steps = stepsOf(order);
  const title = order.noticeStatusText || t('order.status');
  const text = order.noticeDesText;
  const said = text && <Glued>{text}</Glued>;
  const isAsked =
    // As specified, every description is in sight.
    language() !== 'spec' &&
    !!next &&
    repeatsPayment(text, paymentWords(next, market).sum, formatDate(next.day));
  return (
    <div className="hero">
      {next && <Due next={next} order={order} market={market} />}
      {hasNothingToPay(order, now) && <p className="due font-strong">{t('order.nothingToPay')}</p>}
      <StatusPanel tone={statusOf(order).tone} title={title}>
        {text && (isAsked || repeats(text, title)) ? <Fold label={t('order.message')}>{said}</Fold> : said}
      </StatusPanel>
      {steps.length > 0 && <LifeLine steps={steps} />}
    </div>
  );
};
