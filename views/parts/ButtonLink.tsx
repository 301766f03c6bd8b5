import type { ComponentProps } from 'react';
import { ScreenLink } from './ScreenLink.tsx';

interface ButtonLinkProps extends ComponentProps<typeof ScreenLink> {
  kind?: 'primary' | 'secondary' | 'plain';
}

/** A link to another screen, drawn like a button. */
export const ButtonLink = ({ kind = 'primary', className = '', ...rest }: ButtonLinkProps) => (
  <ScreenLink {...rest} className={`button button-${kind} ${className}`} />
);
