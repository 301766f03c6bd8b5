import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';
import { useTyped } from './TextField.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'className'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  aside?: ReactNode;
}

export const TextArea = ({ label, error, aside, value, onChange, ...rest }: TextAreaProps) => {
  const typed = useTyped<HTMLTextAreaElement>(value, onChange);
  return (
    <Field label={label} error={error} aside={aside}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          {...typed}
          className="field-input resize-none py-3"
          aria-invalid={!!error}
        />
      )}
    </Field>
  );
};
