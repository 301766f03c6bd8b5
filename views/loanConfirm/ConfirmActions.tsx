import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectConfirmation,
  selectIsOfPeriod,
  selectIsPushing,
} from '../../machines/loanConfirm/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { t } from '../wording/wording.ts';

/** 'Next', in variant 2 by the server's own word. */
export const ConfirmActions = ({ actor }: { actor: LoanConfirmRef }) => {
  const isPushing = useSelector(actor, selectIsPushing);
  const isOfPeriod = useSelector(actor, selectIsOfPeriod);
  const serverLabel = useSelector(actor, selectConfirmation)?.buttonText;
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'loan.confirmed' }));
  return (
    <ButtonBar>
      <Button
        busy={isPushing}
        disabled={!canConfirm && !isPushing}
        onClick={() => actor.send({ type: 'loan.confirmed' })}
      >
        {(isOfPeriod && serverLabel) || t('confirm.next')}
      </Button>
    </ButtonBar>
  );
};
