import { useId } from 'react';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** A tap changes nothing now. */
  isOff?: boolean;
}

export const Checkbox = ({ label, checked, onChange, isOff = false }: CheckboxProps) => {
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
      <label htmlFor={id}>{label}</label>
    </div>
  );
};
