import { exampleRateOf } from '../../machines/site/selectors.ts';
import type { CostExample } from '../../services/lending/example.ts';
import { Icon } from '../parts/Icon.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { pesos } from './CostExample.tsx';

/** Made of the app's own parts, so that it is never outdated. Decorative, for wide windows: the example below has the same content. */
export const ProductPicture = ({ example }: { example: CostExample }) => {
  const { principal, received, total, payments } = example;
  const effectiveRate = exampleRateOf(example);
  return (
    <div
      className="mx-auto hidden h-[27rem] w-full min-[48rem]:block max-w-[21rem] overflow-hidden rounded-t-[2.5rem] border-8 border-b-0 border-on-theme bg-bg text-text"
      aria-hidden="true"
    >
      <p className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 font-strong">
        <Icon name="back" />
        {t('example.confirm')}
      </p>
      <div className="flex flex-col gap-4 p-4">
        <p>
          <span className="text-small text-muted">{t('example.received')}</span>
          <strong className="block text-headline font-strong tabular-nums">{pesos(received)}</strong>
        </p>
        <div className="card text-small">
          <Rows
            rows={[
              { text: t('example.lent'), value: pesos(principal) },
              { text: t('example.total'), value: pesos(total) },
              ...(effectiveRate
                ? [{ text: t('example.effective'), value: t('example.aMonth', { rate: effectiveRate }) }]
                : []),
            ]}
          />
        </div>
        <div className="card text-small">
          <Rows
            rows={payments.map(({ amount, day }, index) => ({
              text: t('example.payment', { n: index + 1, days: day }),
              value: pesos(amount),
            }))}
          />
        </div>
      </div>
    </div>
  );
};
