import { useId, type ReactNode } from 'react';
import { langOf } from '../wording/wording.ts';
import { Icon } from './Icon.tsx';

interface FieldControl {
  id: string;
  'aria-describedby': string;
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** The error of the value; nothing marks the field as valid. */
  error?: string | undefined;
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
}

export const Field = ({ label, hint, error, aside, children }: FieldProps) => {
  const id = useId();
  const fault = (
    <p className="field-error" id={`${id}-error`} lang={langOf(error)}>
      {error && (
        <>
          <Icon name="alert" />
          {error}
        </>
      )}
    </p>
  );
  return (
    <div className="flex flex-col gap-1.5">
      <label className="font-[550]" htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <div className={`field-box ${error ? 'field-wrong' : ''}`}>
        {children({ id, 'aria-describedby': `${id}-error ${id}-hint` })}
      </div>
      {hint && (
        <p className="text-small text-muted" id={`${id}-hint`} lang={langOf(hint)}>
          {hint}
        </p>
      )}
      {aside === undefined ? (
        fault
      ) : (
        <div className="flex items-start justify-between gap-3">
          {fault}
          {/* No part of the description: a screen reader would read it at every key. */}
          <p className="text-small text-muted ms-auto whitespace-nowrap tabular-nums">{aside}</p>
        </div>
      )}
    </div>
  );
};
