import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

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
export const TextField = ({ label, hint, error, trailing, onChange, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <>
        <input
          {...rest}
          {...control}
          className="field-input"
          aria-invalid={!!error}
          onChange={(event) => onChange(event.target.value)}
        />
        {trailing}
      </>
    )}
  </Field>
);
