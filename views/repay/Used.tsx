import { useSelector } from '@xstate/react';
import { selectPayment } from '../../machines/payment/codePageSelectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { t } from '../wording/wording.ts';
import { Arrived } from './Arrived.tsx';
import type { CodePageRef } from './useReport.ts';

/** A part of the payment by the code has arrived: another code is for the rest. */
export const Used = ({ actor }: { actor: CodePageRef }) => {
  const { found, market } = useSelector(actor, selectPayment);
  return (
    <>
      {found && <Arrived arrival={found.arrival} market={market} />}
      <ButtonBar>
        <Button onClick={() => actor.send({ type: 'another.requested' })}>{t('code.another')}</Button>
        <ToOrder kind="secondary" actor={actor}>
          {t('repay.order')}
        </ToOrder>
      </ButtonBar>
    </>
  );
};
