import type { RepayRef } from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Barcode } from '../parts/codes/Barcode.tsx';
import { CodeGroups } from '../parts/codes/CodeGroups.tsx';
import { FullScreen } from '../parts/codes/FullScreen.tsx';
import { useRepayment } from './useRepayment.ts';
import { t } from '../wording/wording.ts';

export const DefaultBarcode = ({ actor, code }: { actor: RepayRef; code: string }) => {
  const { market, amount } = useRepayment(actor);
  return (
    <FullScreen
      title={t('repay.barcodeHint')}
      onClose={() => actor.send({ type: 'dialog.closed' })}
      closeLabel={t('close')}
    >
      <Barcode
        text={code}
        label={t('code.barcode', { code })}
        room={window.innerHeight - 210}
        height={document.documentElement.clientWidth}
        upright
      />
      <CodeGroups code={code} />
      {amount !== undefined && <p className="font-strong whole">{formatMoney(amount, market)}</p>}
    </FullScreen>
  );
};
