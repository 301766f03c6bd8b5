import type { Lender } from '../../machines/parts/lender.ts';
import { t } from '../wording/wording.ts';

/** Names who lends, with the numbers of its registration and of its authority to lend; nothing where none is configured. */
export const LenderLine = ({ companyName, secNumber, caNumber }: Lender) =>
  companyName && (
    <p className="text-small text-muted">
      <strong className="font-strong">{companyName}</strong>
      {secNumber && ` · ${t('lender.sec', { number: secNumber })}`}
      {caNumber && ` · ${t('lender.ca', { number: caNumber })}`}
    </p>
  );
