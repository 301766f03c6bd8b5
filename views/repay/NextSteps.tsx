import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

interface NextStepsProps {
  /** Empty when unknown. */
  postingTime: string;
  /** Reports a missing payment; undefined when the page has no order. */
  onMissing: (() => void) | undefined;
}

export const NextSteps = ({ postingTime, onMissing }: NextStepsProps) => (
  <Card title={t('next.title')}>
    <ol className="grid list-decimal gap-1 pb-3 pl-5">
      <li>
        <Glued>{postingTime ? t('next.posts', { time: postingTime }) : t('next.postsLater')}</Glued>
      </li>
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
