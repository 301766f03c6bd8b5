import { useSelector } from '@xstate/react';
import { type RepayRef, selectAmount, selectCode, selectMarket } from '../../machines/repay/selectors.ts';
import { sumOf } from '../../machines/parts/sum.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';
import { PaymentSum } from './PaymentSum.tsx';

/** The code is made; whoever is still here, or comes back, opens its page again or pays another way. */
export const CodeMade = ({ actor }: { actor: RepayRef }) => {
  const code = useSelector(actor, selectCode);
  const amount = useSelector(actor, selectAmount);
  const market = useSelector(actor, selectMarket);
  return (
    <>
      <StatusPanel tone="green" title={t('repay.codeMade')}>
        {t('repay.codeMadeHint')}
      </StatusPanel>
      {code && <PaymentSum label={t('pay.total')} sum={sumOf(amount, code.fee)} market={market} {...code} />}
      <ButtonBar>
        <Button onClick={() => actor.send({ type: 'code.opened' })}>{t('repay.openCode')}</Button>
        <Button kind="secondary" onClick={() => actor.send({ type: 'channels.opened' })}>
          {t('repay.otherWay')}
        </Button>
        <Button kind="plain" onClick={() => actor.send({ type: 'order.chosen' })}>
          {t('repay.order')}
        </Button>
      </ButtonBar>
    </>
  );
};
