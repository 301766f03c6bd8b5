import { formatDateWhole } from '../format/date.ts';
import { t } from '../wording/wording.ts';

/** Says of when figures are that were loaded on another day. */
export const AsOf = ({ day }: { day: string | undefined }) =>
  day ? (
    <p className="text-center text-small text-muted">{t('asOf', { day: formatDateWhole(day) })}</p>
  ) : null;
