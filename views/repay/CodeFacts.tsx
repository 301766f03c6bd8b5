import type { MadeCode } from '../../machines/payment/codePage.ts';
import { formatDate } from '../format/date.ts';
import { Card } from '../parts/Card.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';

export const CodeFacts = ({ code }: { code: MadeCode | undefined }) => {
  if (!code) return null;
  const rows = [
    { text: t('code.biller'), value: code.biller },
    { text: t('code.posts'), value: code.postingTime },
    { text: t('code.until'), value: code.expiresAt && formatDate(code.expiresAt, { time: true }) },
  ].filter(({ value }) => value !== '');
  return rows.length > 0 ? (
    <Card>
      <Rows rows={rows} />
    </Card>
  ) : null;
};
