import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  kind?: 'primary' | 'secondary' | 'plain';
  /** Busy: shows a spinner, keeps the focus, and ignores presses. */
  busy?: boolean;
}

/** `disabled` ignores presses and keeps the focus, which a browser takes from a disabled element; with `aria-disabled` a press is answered with the reason. */
export const Button = ({ kind = 'primary', busy, disabled, onClick, children, ...rest }: ButtonProps) => (
  <button
    type="button"
    aria-busy={busy || undefined}
    aria-disabled={busy || disabled || undefined}
    {...rest}
    className={`button button-${kind} ${rest.className ?? ''}`}
    onClick={busy || disabled ? undefined : onClick}
  >
    {busy && <span className="spinner" />}
    {children}
  </button>
);
