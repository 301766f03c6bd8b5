import { useId, type ReactNode } from 'react';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A tap changes nothing now. */
  isOff?: boolean;
  /** Links after the label, outside the tap area. */
  children?: ReactNode;
}

export const Checkbox = ({ label, checked, onChange, isOff = false, children }: CheckboxProps) => {
  const id = useId();
  return (
    <div className="checkbox">
      <input
        type="checkbox"
        id={id}
        checked={checked}
        {...(isOff && { 'aria-disabled': true })}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label> {children}
      </div>
    </div>
  );
};
