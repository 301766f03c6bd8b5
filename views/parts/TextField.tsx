import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type ReactNode,
  useState,
} from 'react';
import { Field } from './Field.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Normalises the text as the machine does; by default it is unchanged. */
  cleaned?: (typed: string) => string;
  hint?: string | undefined;
  /** The error of the value; nothing marks the field as valid. */
  error?: string | undefined;
  trailing?: ReactNode;
}

/** Writes the normalised text into the box at once and keeps the caret in place: React, which renders later, would move it to the end. */
const keepCaret = (box: HTMLInputElement | HTMLTextAreaElement, cleaned: (typed: string) => string): void => {
  const { value, selectionStart } = box;
  const kept = cleaned(value);
  if (kept === value) return;
  const caret = cleaned(value.slice(0, selectionStart ?? value.length)).length;
  box.value = kept;
  box.setSelectionRange(caret, caret);
};

/** Until an IME composition ends, the box has exactly the IME's text, because rewriting it restarts the IME. The machine receives every step. */
export const useTyped = <Box extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (value: string) => void,
  cleaned?: (typed: string) => string,
) => {
  const [composed, setComposed] = useState<string>();
  const settle = (box: Box) => {
    setComposed(undefined);
    const typed = box.value;
    if (cleaned) keepCaret(box, cleaned);
    onChange(typed);
  };
  return {
    value: composed ?? value,
    onChange: ({ target, nativeEvent }: ChangeEvent<Box>) => {
      if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) {
        settle(target);
        return;
      }
      setComposed(target.value);
      onChange(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Box>) => settle(currentTarget),
  };
};

/** A single-line text field. Set the keyboard with `inputMode` and autofill with `autoComplete`. */
export const TextField = ({
  label,
  hint,
  error,
  trailing,
  value,
  onChange,
  cleaned,
  ...rest
}: TextFieldProps) => {
  const typed = useTyped<HTMLInputElement>(value, onChange, cleaned);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
            {...typed}
            // What trails is beside what is typed even at 320 pixels.
            className={`field-input ${trailing ? 'basis-[3rem]' : ''}`}
            aria-invalid={!!error}
          />
          {trailing}
        </>
      )}
    </Field>
  );
};
