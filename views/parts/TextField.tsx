import { useId, type ComponentProps, type ReactNode } from 'react';
import { langOf } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong with the value; nothing marks the field as right. */
  error?: string | undefined;
  /** In the box, after the text: a picture or a button. */
  trailing?: ReactNode;
}

/** One line of text. Name the keyboard with `inputMode` and what may be filled in with `autoComplete`. */
export const TextField = ({ label, value, onChange, hint, error, trailing, ...rest }: TextFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box">
        <input
          {...rest}
          id={id}
          className="field-input"
          value={value}
          aria-invalid={!!error}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`} lang={langOf(hint)}>
          {hint}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} lang={langOf(error)} aria-live="polite">
        {error && (
          <>
            <Icon name="alert" />
            {error}
          </>
        )}
      </p>
    </div>
  );
};
