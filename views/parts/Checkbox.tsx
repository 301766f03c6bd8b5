import { useId, type ReactNode } from 'react';

interface CheckboxProps {
  /** Its words; a tap on them ticks it too. */
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Links that follow the words, outside of what ticks the box. */
  children?: ReactNode;
}

/** A box to tick. */
export const Checkbox = ({ label, checked, onChange, children }: CheckboxProps) => {
  const id = useId();
  return (
    <div className="checkbox">
      <input type="checkbox" id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <div>
        <label htmlFor={id}>{label}</label> {children}
      </div>
    </div>
  );
};
