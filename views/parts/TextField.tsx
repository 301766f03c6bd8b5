import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the machine keeps of what is typed or pasted; all of it where nothing is given. */
  cleaned?: (typed: string) => string;
  hint?: string | undefined;
  /** What is wrong with the value; nothing marks the field as right. */
  error?: string | undefined;
  /** In the box, after the text: a picture or a button. */
  trailing?: ReactNode;
}

/** The box holds what is kept of its text at once, with the caret where the person is: React, which draws it later, would put that to the end. */
const keepCaret = (box: HTMLInputElement, cleaned: (typed: string) => string): void => {
  const { value, selectionStart } = box;
  const kept = cleaned(value);
  if (kept === value) return;
  const caret = cleaned(value.slice(0, selectionStart ?? value.length)).length;
  box.value = kept;
  box.setSelectionRange(caret, caret);
};

/** One line of text. Name the keyboard with `inputMode` and what may be filled in with `autoComplete`. */
export const TextField = ({ label, hint, error, trailing, onChange, cleaned, ...rest }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <>
        <input
          {...rest}
          {...control}
          className="field-input"
          aria-invalid={!!error}
          onChange={({ target }) => {
            const { value } = target;
            if (cleaned) keepCaret(target, cleaned);
            onChange(value);
          }}
        />
        {trailing}
      </>
    )}
  </Field>
);
