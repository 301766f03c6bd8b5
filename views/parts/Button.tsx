import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'secondary' | 'plain';
  /** Busy: shows a spinner, keeps the focus, and ignores presses. */
  busy?: boolean;
}

/** `disabled` makes it unfocusable, unless it is busy; `aria-disabled` only looks and reads disabled: a press is answered with the reason. */
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
