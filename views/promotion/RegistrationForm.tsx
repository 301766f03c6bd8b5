import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  cleaned,
  type RegistrationRef,
  selectFault,
  selectField,
  selectIsOpen,
  selectIsPausing,
  selectIsRegistering,
  selectIsSendingCode,
  selectTakesTaps,
} from '../../machines/promotion/registration/selectors.ts';
import type { Field } from '../../machines/promotion/registration/form.ts';
import { stateName } from '../app/stateName.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonBar } from '../parts/ButtonBar.tsx';
import { useFaultFocus } from '../parts/faultFocus.ts';
import { TextField } from '../parts/TextField.tsx';
import { messageWords, t } from '../wording/wording.ts';
import { CaptchaImage } from './CaptchaImage.tsx';
import { selectTimeLeft } from '../../machines/payment/smsCountdownSelectors.ts';

/** Sends the code. During the pause it only looks disabled: a tap is answered with the reason (docs/product/promotion.md). */
const GetCode = ({ actor }: { actor: RegistrationRef }) => {
  const isPausing = useSelector(actor, selectIsPausing);
  const isRegistering = useSelector(actor, selectIsRegistering);
  const countdown = useSelector(actor, ({ children }) => children.smsCountdown);
  const time = useSelector(countdown, selectTimeLeft);
  return (
    <Button
      kind="plain"
      className="-me-1.5 justify-end px-1.5 tabular-nums"
      busy={useSelector(actor, selectIsSendingCode)}
      {...((isPausing || isRegistering) && { 'aria-disabled': true })}
      onClick={() => actor.send({ type: 'code.requested' })}
    >
      {isPausing ? t('promotion.getCodeIn', { time }) : t('promotion.getCode')}
    </Button>
  );
};

const useField = (actor: RegistrationRef, field: Field) => {
  const fault = useSelector(actor, selectFault(field));
  const rule = useSelector(actor, ({ context }) => context.phoneRule);
  return {
    name: field,
    value: useSelector(actor, selectField(field)),
    error: fault && messageWords(fault),
    readOnly: !useSelector(actor, selectIsOpen),
    cleaned: (typed: string) => cleaned(field, typed, rule),
    onChange: (value: string) => actor.send({ type: 'field.changed', field, value }),
  };
};

const Apply = ({ actor, label }: { actor: RegistrationRef; label: string }) => (
  <Button type="submit" busy={useSelector(actor, selectIsRegistering)}>
    {label}
  </Button>
);

interface RegistrationFormProps {
  actor: RegistrationRef;
  applyLabel: string;
  privacy?: ReactNode;
}

/** Phone, image captcha and SMS code (docs/product/promotion.md#screen). */
export const RegistrationForm = ({ actor, applyLabel, privacy }: RegistrationFormProps) => {
  const rule = useSelector(actor, ({ context }) => context.phoneRule);
  const phone = useField(actor, 'phone');
  const captcha = useSelector(actor, ({ children }) => children.captcha);
  const takesTaps = useSelector(actor, selectTakesTaps);
  useFaultFocus(actor);
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      data-state={useSelector(actor, (snapshot) => stateName(snapshot.value))}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'registration.sent' });
      }}
    >
      <TextField
        {...phone}
        label={t('promotion.mobile')}
        hint={phone.error ? undefined : t(`promotion.phoneHint.${rule === 'spec' ? rule : 'ph'}`)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {privacy}
      <TextField
        {...useField(actor, 'capcode')}
        label={t('promotion.captcha')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        trailing={
          captcha && (
            <CaptchaImage
              captcha={captcha}
              isOff={!takesTaps}
              onRefresh={() => actor.send({ type: 'captcha.tapped' })}
            />
          )
        }
      />
      <TextField
        {...useField(actor, 'smsCode')}
        label={t('promotion.smsCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        trailing={<GetCode actor={actor} />}
      />
      <ButtonBar>
        <Apply actor={actor} label={applyLabel} />
      </ButtonBar>
    </form>
  );
};
