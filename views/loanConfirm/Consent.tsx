import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectAgreements,
  selectAreAgreementsMissing,
  selectIsAgreed,
  selectShowsAgreements,
} from '../../machines/loanConfirm/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Card } from '../parts/Card.tsx';
import { Checkbox } from '../parts/Checkbox.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';

const Agreements = ({ actor }: { actor: LoanConfirmRef }) => {
  const agreements = useSelector(actor, selectAgreements);
  const canOpen = useCan(actor, { type: 'agreement.chosen', position: 0 });
  return (
    <ul>
      {agreements.map(({ title }, position) => (
        // Agreements are identified by their index.
        <li key={position}>
          <button
            type="button"
            // A link whose address is requested at the tap.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="link"
            className="min-h-11 text-left text-accent underline aria-disabled:opacity-50"
            {...(!canOpen && { 'aria-disabled': true })}
            onClick={() => actor.send({ type: 'agreement.chosen', position })}
          >
            {title || t('agreement.title')}
          </button>
        </li>
      ))}
    </ul>
  );
};

export const AgreementList = ({ actor }: { actor: LoanConfirmRef }) =>
  useSelector(actor, selectShowsAgreements) && (
    <Card title={t('confirm.agreements')}>
      <Agreements actor={actor} />
    </Card>
  );

/** Beside the button: why a loan without its agreements cannot be taken. */
export const MissingAgreements = ({ actor }: { actor: LoanConfirmRef }) =>
  useSelector(actor, selectAreAgreementsMissing) && (
    <div role="alert">
      <p>{t('confirm.noAgreements')}</p>
      <Button kind="plain" onClick={() => actor.send({ type: 'agreements.requested' })}>
        {t('confirm.loadAgreements')}
      </Button>
    </div>
  );

export const ConsentBox = ({ actor }: { actor: LoanConfirmRef }) => {
  const isAgreed = useSelector(actor, selectIsAgreed);
  const change = { type: isAgreed ? 'consent.withdrawn' : 'consent.given' } as const;
  return (
    <Checkbox
      label={t('confirm.consent')}
      checked={isAgreed}
      isOff={!useCan(actor, change)}
      onChange={() => actor.send(change)}
    />
  );
};
