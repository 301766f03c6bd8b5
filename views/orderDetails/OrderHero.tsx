import { dueOf, stepsOf } from '../../machines/orderDetails/facts.ts';
import { statusRule } from '../../machines/orderDetails/status.ts';
import type { Headline } from '../../machines/orderDetails/selectors.ts';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';
import { Due } from './Due.tsx';
import { LifeLine } from './LifeLine.tsx';

interface OrderHeroProps {
  order: Headline;
  now: number | undefined;
  market: boolean;
}

/** Only renders values, without React's hooks: the document draws it and its parts too, before the app starts (views/firstPaint). */
export const OrderHero = ({ order, now, market }: OrderHeroProps) => {
  const due = dueOf(order, now);
  const steps = stepsOf(order);
  const { tone, isQuiet } = statusRule(order.orderStatus);
  return (
    <div className="hero">
      {due && <Due due={due} market={market} />}
      <StatusPanel tone={tone} isQuiet={isQuiet} title={order.noticeStatusText || t('order.status')}>
        {order.noticeDesText}
      </StatusPanel>
      {steps.length > 0 && <LifeLine steps={steps} />}
    </div>
  );
};
