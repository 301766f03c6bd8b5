import type { MadeCode } from '../../machines/payment/codePage.ts';
import { formatDate } from '../format/date.ts';
import { Card } from '../parts/Card.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { PaymentRules } from './PaymentRules.tsx';

interface PaymentStepsProps {
  code: MadeCode | undefined;
  /** The backend's steps; without any, the illustrated ones are linked. */
  steps: readonly string[];
  onPictures: () => void;
  /** Reports a missing payment; undefined when the page has no order. */
  onMissing: (() => void) | undefined;
}

const factsOf = (code: MadeCode | undefined) =>
  [
    { text: t('code.biller'), value: code?.biller },
    { text: t('code.posts'), value: code?.postingTime },
    { text: t('code.until'), value: code?.expiresAt && formatDate(code.expiresAt, { time: true }) },
  ].flatMap(({ text, value }) => (value ? [{ text, value }] : []));

/** How to pay by a code, and what happens next. */
export const PaymentSteps = ({ code, steps, onPictures, onMissing }: PaymentStepsProps) => {
  const { channel = '', postingTime = '' } = code ?? {};
  const facts = factsOf(code);
  return (
    <>
      <Card title={channel && steps.length > 0 ? t('code.howTo', { channel }) : undefined}>
        {steps.length > 0 && (
          <ol className="grid list-decimal gap-1 pb-3 pl-5">
            {steps.map((step, index) => (
              <li key={index}>
                <Glued>{step}</Glued>
              </li>
            ))}
          </ol>
        )}
        <button type="button" className="line-link" onClick={onPictures}>
          <span>{t('code.pictures')}</span>
          <Icon name="chevron" />
        </button>
      </Card>
      {facts.length > 0 && (
        <Card>
          <Rows rows={facts} />
        </Card>
      )}
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
      <PaymentRules />
    </>
  );
};
