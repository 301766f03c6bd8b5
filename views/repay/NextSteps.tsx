import { Card } from '../parts/Card.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

interface NextStepsProps {
  /** Empty where it is not known. */
  postingTime: string;
  /** Reports a payment that does not show; undefined where the page knows no order. */
  onMissing: (() => void) | undefined;
}

/** What happens after paying: when it posts, where it shows, and what to do when it does not. */
export const NextSteps = ({ postingTime, onMissing }: NextStepsProps) => (
  <Card title={t('next.title')}>
    <ol className="grid list-decimal gap-1 pb-3 pl-5">
      <li>{postingTime ? t('next.posts', { time: postingTime }) : t('next.postsLater')}</li>
      <li>{t('next.order')}</li>
    </ol>
    {onMissing && (
      <button type="button" className="line-link" onClick={onMissing}>
        <span>{t('help.missing')}</span>
        <Icon name="chevron" />
      </button>
    )}
  </Card>
);
