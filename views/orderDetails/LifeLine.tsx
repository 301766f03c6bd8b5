import type { Step } from '../../machines/orderDetails/facts.ts';
import { formatDate } from '../format/date.ts';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

/** The order's past and next steps as one line; on a narrow page with large text, one below another. */
export const LifeLine = ({ steps }: { steps: Step[] }) => (
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
