import { formatDate } from '../format/date.ts';
import { t } from '../wording/wording.ts';
import { Glued } from './Glued.tsx';

/** Says of when figures are that were loaded on another day. */
export const AsOf = ({ day }: { day: string | undefined }) =>
  day ? (
    <p className="text-center text-small text-muted">
      <Glued>{t('asOf', { day: formatDate(day) })}</Glued>
    </p>
  ) : null;
