import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectConfirmation,
  selectIsOfPeriod,
  selectIsPushing,
  selectIsUnknown,
} from '../../machines/loanConfirm/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { t } from '../wording/wording.ts';

const OutcomeUnknown = ({ actor }: { actor: LoanConfirmRef }) => (
  <div role="alert">
    <p className="font-strong">{t('confirm.unknown')}</p>
    <p className="mb-3 text-small text-muted">{t('confirm.unknownHint')}</p>
    <ButtonBar>
      <Button onClick={() => actor.send({ type: 'order.chosen' })}>{t('confirm.order')}</Button>
      <Button kind="secondary" onClick={() => actor.send({ type: 'loan.confirmed' })}>
        {t('tryAgain')}
      </Button>
    </ButtonBar>
  </div>
);

/** 'Next', in variant 2 by the server's own word; or what to do when nobody knows whether the loan was taken. */
export const ConfirmActions = ({ actor }: { actor: LoanConfirmRef }) => {
  const isUnknown = useSelector(actor, selectIsUnknown);
  const isPushing = useSelector(actor, selectIsPushing);
  const isOfPeriod = useSelector(actor, selectIsOfPeriod);
  const serverLabel = useSelector(actor, selectConfirmation)?.buttonText;
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'loan.confirmed' }));
  if (isUnknown) return <OutcomeUnknown actor={actor} />;
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
