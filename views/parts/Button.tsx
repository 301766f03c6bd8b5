import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'secondary' | 'plain';
  /** At work: shows a spinner, keeps the focus, and a press does nothing. */
  busy?: boolean;
}

/**
 * A button. `disabled` takes it out of reach, but for one that is at work; `aria-disabled` only looks and reads so, and a press still arrives (for
 * a press that is answered with the reason).
 */
export const Button = ({ kind = 'primary', busy, disabled, onClick, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    disabled={disabled && !busy}
    {...rest}
    className={`button button-${kind} ${rest.className ?? ''}`}
    onClick={busy ? undefined : onClick}
  >
    {busy && <span className="spinner" />}
    {children}
  </button>
);
