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
  /** What the machine keeps of what is typed or pasted; all of it where nothing is given. */
  cleaned?: (typed: string) => string;
  hint?: string | undefined;
  /** What is wrong with the value; nothing marks the field as right. */
  error?: string | undefined;
  /** In the box, after the text: a picture or a button. */
  trailing?: ReactNode;
}

/** The box holds what is kept of its text at once, with the caret where the person is: React, which draws it later, would put that to the end. */
const keepCaret = (box: HTMLInputElement | HTMLTextAreaElement, cleaned: (typed: string) => string): void => {
  const { value, selectionStart } = box;
  const kept = cleaned(value);
  if (kept === value) return;
  const caret = cleaned(value.slice(0, selectionStart ?? value.length)).length;
  box.value = kept;
  box.setSelectionRange(caret, caret);
};

/**
 * What a person types, while an IME composes it and after: until the composition ends, the box holds exactly what the IME put there, because
 * whatever rewrites it makes the IME begin again behind what is there. The machine hears of every step anyway.
 */
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

/** One line of text. Name the keyboard with `inputMode` and what may be filled in with `autoComplete`. */
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
          <input {...rest} {...control} {...typed} className="field-input" aria-invalid={!!error} />
          {trailing}
        </>
      )}
    </Field>
  );
};
