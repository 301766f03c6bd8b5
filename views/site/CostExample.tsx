import { exampleRateOf } from '../../machines/site/selectors.ts';
import type { CostExample as Example } from '../../services/lending/example.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

export const pesos = (centavos: number) => formatMoney(centavos, false);

/** The cost of a loan, computed for an example: every figure, and how it follows from those above it. */
export const CostExample = ({ example }: { example: Example }) => {
  const { principal, feeRate, fee, received, monthlyRate, termDays, interest, total, payments } = example;
  const effectiveRate = exampleRateOf(example);
  const rows: [key: string, label: string, value: string][] = [
    ['lent', t('example.lent'), pesos(principal)],
    ['fee', t('example.fee', { rate: feeRate }), `− ${pesos(fee)}`],
    ['received', t('example.received'), pesos(received)],
    ['interest', t('example.interest', { rate: monthlyRate, days: termDays }), `+ ${pesos(interest)}`],
    ['total', t('example.total'), pesos(total)],
    ...(effectiveRate
      ? [
          ['rate', t('example.effective'), t('example.aMonth', { rate: effectiveRate })] as [
            string,
            string,
            string,
          ],
        ]
      : []),
    ...payments.map(({ amount, day }, index): [string, string, string] => [
      `payment ${index}`,
      t('example.payment', { n: index + 1, days: day }),
      pesos(amount),
    ]),
  ];
  return (
    <section className="card" aria-labelledby="example">
      <h2 className="text-headline" id="example">
        {t('example.title')}
      </h2>
      <dl className="mt-4 divide-y divide-line">
        {rows.map(([key, label, value]) => (
          <div
            key={key}
            className={`flex flex-wrap items-baseline justify-between gap-x-4 py-2 ${['received', 'total'].includes(key) ? 'font-strong' : ''}`}
          >
            <dt className="flex-1 basis-[8rem]">{label}</dt>
            <dd className="ms-auto text-end tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">{t('example.note')}</p>
    </section>
  );
};
