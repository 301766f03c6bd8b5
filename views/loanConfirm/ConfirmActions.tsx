import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectAreAgreementsLoading,
  selectIsHelpFirst,
  selectIsOfPeriod,
  selectIsPushing,
} from '../../machines/loanConfirm/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { ContactUs } from '../parts/ContactUs.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';
import { ConsentBox, MissingAgreements } from './Consent.tsx';

export const ConfirmActions = ({ actor }: { actor: LoanConfirmRef }) => {
  const isPushing = useSelector(actor, selectIsPushing);
  const isListing = useSelector(actor, selectAreAgreementsLoading);
  const isDisputed = useSelector(actor, selectIsHelpFirst);
  const isOfPeriod = useSelector(actor, selectIsOfPeriod);
  const market = useSelector(actor, ({ context }) => context.market);
  const loan = useSelector(actor, ({ context }) => context.confirmation);
  const canConfirm = useSelector(actor, (snapshot) => snapshot.can({ type: 'loan.requested' }));
  const canAskHelp = useCan(actor, { type: 'help.chosen' });
  const sum = formatMoney(loan?.amount ?? 0, market);
  const serverLabel = isOfPeriod && loan?.buttonText;
  return (
    <>
      <MissingAgreements actor={actor} />
      {!isDisputed && <ConsentBox actor={actor} />}
      <ButtonBar>
        {isDisputed ? (
          <ContactUs actor={actor} kind="primary" {...(!canAskHelp && { 'aria-disabled': true })} />
        ) : (
          <Button
            busy={isPushing || isListing}
            disabled={!canConfirm}
            onClick={() => actor.send({ type: 'loan.requested' })}
          >
            {serverLabel ? t('confirm.serverLabel', { label: serverLabel, sum }) : t('confirm.next', { sum })}
          </Button>
        )}
      </ButtonBar>
    </>
  );
};
