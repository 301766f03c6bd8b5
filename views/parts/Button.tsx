import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'secondary' | 'plain';
  /** At work: shows a spinner, keeps the focus, and a press does nothing. */
  busy?: boolean;
}

/**
 * A button. `disabled` takes it out of reach; `aria-disabled` only looks and reads so, and a press still arrives (for
 * a press that is answered with the reason).
 */
export const Button = ({ kind = 'primary', busy, onClick, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    {...rest}
    className={`button button-${kind} ${rest.className ?? ''}`}
    onClick={busy ? undefined : onClick}
  >
    {busy && <span className="spinner" />}
    {children}
  </button>
);
