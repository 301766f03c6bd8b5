import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';

interface PlanListProps {
  /** In their order; amounts in centavos, the day as the lender writes it. */
  payments: readonly { title: string; description?: string; amount: number; time: string }[];
  market: boolean;
}

/** The payments of a plan under each other: what, how much, until when. */
export const PlanList = ({ payments, market }: PlanListProps) => (
  <ol className="divide-y divide-line">
    {payments.map(({ title, description, amount, time }, index) => (
      // A plan has no keys of its own and never changes its order.
      <li key={index} className="flex flex-wrap justify-between gap-x-5 py-2">
        <span className="grid flex-1 basis-40">
          <span className="font-medium">{title}</span>
          {description && <span className="text-small text-muted">{description}</span>}
        </span>
        <span className="ml-auto grid text-right">
          <span className="font-strong whitespace-nowrap tabular-nums">{formatMoney(amount, market)}</span>
          {time && <span className="text-small whitespace-nowrap text-muted">{formatDate(time)}</span>}
        </span>
      </li>
    ))}
  </ol>
);
