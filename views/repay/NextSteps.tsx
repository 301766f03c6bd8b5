import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { t } from '../wording/wording.ts';

interface NextStepsProps {
  /** Centavos that are paid; undefined where the page does not know. */
  total: number | undefined;
  /** Empty where they are not known. */
  channel: string;
  postingTime: string;
  market: boolean;
}

/** What happens next: pay, wait until it posts, see it in the order. */
export const NextSteps = ({ total, channel, postingTime, market }: NextStepsProps) => {
  const amount = total === undefined ? '' : formatMoney(total, market);
  return (
    <Card title={t('next.title')}>
      <ol className="grid list-decimal gap-1 pl-5">
        <li>{amount && channel ? t('next.pay', { amount, channel }) : t('next.payHere')}</li>
        <li>{postingTime ? t('next.posts', { time: postingTime }) : t('next.postsLater')}</li>
        <li>{t('next.order')}</li>
      </ol>
    </Card>
  );
};
