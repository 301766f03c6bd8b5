import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Glued } from './Glued.tsx';
import { GrowingList } from './GrowingList.tsx';
import { Icon } from './Icon.tsx';
import { t } from '../wording/wording.ts';

interface PlanListProps {
  payments: readonly {
    title: string;
    remark?: string;
    /** Centavos; undefined when unknown. */
    amount?: number | undefined;
    time: string;
    paid?: boolean;
  }[];
  market: boolean;
}

export const PlanList = ({ payments, market }: PlanListProps) => (
  <ol>
    <GrowingList items={payments}>
      {({ title, remark, amount, time, paid }) => (
        <li
          className={`flex flex-wrap justify-between gap-x-5 gap-y-0.5 border-line py-2.5 not-first:border-t ${paid ? 'text-muted' : ''}`}
        >
          <span className="grid flex-[1_1_8em] content-start">
            <span className="font-medium">
              <Glued>{title}</Glued>
            </span>
            {remark && (
              <span className="text-small text-muted">
                <Glued>{remark}</Glued>
              </span>
            )}
            {paid && (
              <span className="flex items-center gap-1 text-small font-strong text-accent">
                <Icon name="check" /> {t('plan.paid')}
              </span>
            )}
          </span>
          <span className="ms-auto grid max-w-full flex-none content-start text-end">
            {!!amount && <span className="font-strong whole">{formatMoney(amount, market)}</span>}
            {time && <span className="text-small text-muted whole">{formatDate(time)}</span>}
          </span>
        </li>
      )}
    </GrowingList>
  </ol>
);
