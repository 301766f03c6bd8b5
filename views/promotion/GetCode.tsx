import { useSelector } from '@xstate/react';
import { selectSecondsLeft, type SmsCountdownRef } from '../../machines/payment/smsCountdownSelectors.ts';
import {
  type RegistrationRef,
  selectIsPausing,
  selectIsRegistering,
  selectIsSendingCode,
} from '../../machines/promotion/registration/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { t } from '../wording/wording.ts';

const SecondsLeft = ({ countdown }: { countdown: SmsCountdownRef | undefined }) => (
  <>{useSelector(countdown, selectSecondsLeft)} s</>
);

/** Sends the code. During the pause it only looks disabled: a tap is answered with the reason (docs/product/promotion.md). */
export const GetCode = ({ actor }: { actor: RegistrationRef }) => {
  const isPausing = useSelector(actor, selectIsPausing);
  const isRegistering = useSelector(actor, selectIsRegistering);
  const countdown = useSelector(actor, ({ children }) => children.smsCountdown);
  return (
    <Button
      kind="plain"
      className="get-code"
      busy={useSelector(actor, selectIsSendingCode)}
      {...((isPausing || isRegistering) && { 'aria-disabled': true })}
      onClick={() => actor.send({ type: 'code.requested' })}
    >
      {isPausing ? (
        <>
          <span className="sr-only">{t('promotion.getCode')}</span>
          <SecondsLeft countdown={countdown} />
        </>
      ) : (
        t('promotion.getCode')
      )}
    </Button>
  );
};
