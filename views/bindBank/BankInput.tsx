import { useSelector } from '@xstate/react';
import {
  type BindBankRef,
  idOf,
  normaliseDigits,
  selectChosenName,
  selectIsMissing,
  selectIsRefused,
  selectValue,
} from '../../machines/bindBank/selectors.ts';
import type { BankField } from '../../services/bindBank/schema.ts';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { TextField } from '../parts/TextField.tsx';
import { useCan } from '../parts/useCan.ts';
import { t } from '../wording/wording.ts';

interface BankInputProps {
  actor: BindBankRef;
  field: BankField;
}

const PickerInput = ({ actor, field }: BankInputProps) => {
  const name = idOf(field);
  const chosen = useSelector(actor, selectChosenName(field));
  const isMissing = useSelector(actor, selectIsMissing(field));
  const isRefused = useSelector(actor, selectIsRefused(field));
  const canPick = useCan(actor, { type: 'picker.opened', field: name });
  const refusal = isRefused ? t('bind.check', { title: field.title }) : undefined;
  const fault = isMissing ? t('bind.choose', { title: field.title }) : refusal;
  return (
    <Field label={field.title} hint={field.subtitle} error={fault}>
      {(control) => (
        <button
          {...control}
          type="button"
          name={name}
          className="field-input flex items-center justify-between gap-2 text-left"
          aria-labelledby={`${control.id}-label ${control.id}-value`}
          aria-haspopup="dialog"
          {...(!canPick && { 'aria-disabled': true })}
          onClick={() => actor.send({ type: 'picker.opened', field: name })}
        >
          <span id={`${control.id}-value`} className={chosen === undefined ? 'text-muted' : undefined}>
            {chosen ?? t('bind.placeholder')}
          </span>
          <Icon name="chevron" />
        </button>
      )}
    </Field>
  );
};

const DigitsInput = ({ actor, field }: BankInputProps) => {
  const name = idOf(field);
  const value = useSelector(actor, selectValue(field));
  const isMissing = useSelector(actor, selectIsMissing(field));
  const isRefused = useSelector(actor, selectIsRefused(field));
  const refusal = isRefused ? t('bind.check', { title: field.title }) : undefined;
  const canType = useCan(actor, { type: 'field.changed', field: name, value });
  return (
    <TextField
      name={name}
      label={field.title}
      hint={field.subtitle}
      value={value}
      error={isMissing ? t('bind.fillIn', { title: field.title }) : refusal}
      inputMode="numeric"
      autoComplete="off"
      readOnly={!canType}
      cleaned={(typed) => normaliseDigits(field, typed)}
      onChange={(typed) => actor.send({ type: 'field.changed', field: name, value: typed })}
    />
  );
};

/** One field of the form, by its kind (docs/product/bindBank.md#data). */
export const BankInput = (props: BankInputProps) =>
  props.field.cate === 'text' ? <DigitsInput {...props} /> : <PickerInput {...props} />;
